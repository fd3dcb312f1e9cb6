import { execFileSync } from 'node:child_process';
import { root } from '../build/targets';
import { dependsOnEngine, isInTier, specsLeftOut, TIER, type Tier } from './tiers.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const isIn = (tier: Tier, file: string, engine: 'sqlite' | 'postgres') => {
  const before = process.env[TIER];
  process.env[TIER] = tier;
  try {
    return isInTier(`${root}/${file}`, engine);
  } finally {
    if (before === undefined) delete process.env[TIER];
    else process.env[TIER] = before;
  }
};

test('every place where the engine makes a difference has tests', () => {
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  expect(dependsOnEngine.filter((start) => !tests.some((file) => file.startsWith(start)))).toEqual([]);
});

test('every browser test that a tier leaves out is there', () => {
  const named = new Set(Object.values(specsLeftOut).flat());
  expect([...named].filter((name) => !files.includes(`e2e/${name}.spec.ts`))).toEqual([]);
});

test.each([
  ['server/src/core/throttle.test.ts', 'postgres', ['change', 'ci', 'all']],
  ['server/src/api/leads/leads.test.ts', 'postgres', ['ci', 'all']],
  ['server/src/api/leads/leads.test.ts', 'sqlite', ['change', 'ci', 'all']],
  ['server/src/db/sqlite.test.ts', 'postgres', []],
  ['server/src/releases/stages/goals.statistics.sqlite.test.ts', 'sqlite', ['all']],
] as const)('%s runs on %s in %j', (file, engine, expected) => {
  expect((['change', 'ci', 'all'] as const).filter((tier) => isIn(tier, file, engine))).toEqual(expected);
});

test('each tier leaves out no more than the one before it', () => {
  expect(specsLeftOut.change).toEqual(expect.arrayContaining([...specsLeftOut.ci]));
  expect(specsLeftOut.all).toEqual([]);
});
