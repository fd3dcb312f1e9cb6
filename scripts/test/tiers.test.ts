import { execFileSync } from 'node:child_process';
import { root } from '../build/targets';
import {
  alikeOnEngines,
  CHOSEN,
  deepTests,
  dependsOnEngine,
  isKept,
  isOnEngine,
  specsLeftOut,
  TIER,
  type Tier,
} from './tiers.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const set = (name: string, value: string | undefined) => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};
const isIn = (tier: Tier, file: string, engine: 'sqlite' | 'postgres', chosen?: string) => {
  const before = [process.env[TIER], process.env[CHOSEN]];
  set(TIER, tier);
  set(CHOSEN, chosen);
  try {
    return isKept(`${root}/${file}`) && isOnEngine(`${root}/${file}`, engine);
  } finally {
    set(TIER, before[0]);
    set(CHOSEN, before[1]);
  }
};

test.each([
  ['where the engine makes a difference', dependsOnEngine],
  ['where it makes none', alikeOnEngines],
  ['of long tests', deepTests],
])('every place %s has tests', (_name, places) => {
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  expect(places.filter((start) => !tests.some((file) => file.startsWith(start)))).toEqual([]);
});

test('every browser test that a tier leaves out is there', () => {
  const named = new Set(Object.values(specsLeftOut).flat());
  expect(
    [...named].filter((name) => !files.some((file) => /^e2e\//.test(file) && file.endsWith(`/${name}.spec.ts`))),
  ).toEqual([]);
});

test.each([
  ['server/src/core/throttle.test.ts', 'postgres', ['change', 'ci', 'all']],
  ['server/src/api/clients/leads/leads.test.ts', 'postgres', ['ci', 'all']],
  ['server/src/api/clients/leads/leads.test.ts', 'sqlite', ['change', 'ci', 'all']],
  ['server/src/api/pay/files/readPdf.test.ts', 'postgres', ['all']],
  ['server/src/api/pay/files/readPdf.test.ts', 'sqlite', ['ci', 'all']],
  ['server/src/backup/backup.test.ts', 'postgres', ['ci', 'all']],
  ['server/src/db/migrations/711-ledger.test.ts', 'postgres', ['ci', 'all']],
  ['server/src/db/engines/sqlite.test.ts', 'postgres', []],
  ['server/src/releases/stages/goals.statistics.sqlite.test.ts', 'sqlite', ['all']],
] as const)('%s runs on %s in %j', (file, engine, expected) => {
  expect((['change', 'ci', 'all'] as const).filter((tier) => isIn(tier, file, engine))).toEqual(expected);
});

test('a long test that a change chooses runs in every tier', () => {
  const file = 'server/src/backup/backup.test.ts';
  expect([undefined, '1'].map((chosen) => isIn('change', file, 'sqlite', chosen))).toEqual([false, true]);
});

test('each tier leaves out no more than the one before it', () => {
  expect(specsLeftOut.change).toEqual(expect.arrayContaining([...specsLeftOut.ci]));
  expect(specsLeftOut.all).toEqual([]);
});
