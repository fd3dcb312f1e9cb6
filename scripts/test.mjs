import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';
import { checks, jest, playwright } from './test/runners.mjs';

/**
 * `npm test [-- stages]`: everything, from a fresh clone, or the named stages of it: lint, unit, browser. Ends with what failed and why, if anything did, and one line,
 * `N passed, N failed`, that counts every runner; the exit code is 0 when nothing failed. `--long` makes ten times as
 * many requests from the API's document.
 */
const root = join(import.meta.dirname, '..');
process.chdir(root);
process.env.NODE_ENV = 'test';
const { values, positionals: wanted } = parseArgs({ options: { long: { type: 'boolean' } }, allowPositionals: true });
if (values.long) process.env.TEST_LONG = '1';
await ensureInstalled(root);
// Only now: it needs a package.
const { ensureChromium } = await import('./test/ensureChromium.mjs');

const steps = [
  [
    'lint',
    'Types and lint',
    () =>
      checks(
        ['npx', 'tsgo', '-b'],
        ['npx', 'biome', 'check', '--error-on-warnings', '.'],
        ['npx', 'oxlint'],
        ['npx', 'knip'],
      ),
  ],
  ['unit', 'Rules, components and API on both databases', () => jest([])],
  ['browser', 'Build', () => checks([process.execPath, '--import', 'tsx', 'scripts/build.ts', '--all'])],
  [
    'browser',
    'The product in a browser',
    async () =>
      (await ensureChromium())
        ? playwright([])
        : {
            passed: 0,
            failed: 1,
            reasons: ['There is no Chromium for the browser tests, and none could be installed.'],
          },
  ],
];

const stages = new Set(steps.map(([stage]) => stage));
const unknown = wanted.filter((stage) => !stages.has(stage));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${[...stages].join(', ')}.`);
  process.exit(1);
}

let passed = 0;
let failed = 0;
const reasons = [];
for (const [, title, step] of steps.filter(([stage]) => wanted.length === 0 || wanted.includes(stage))) {
  console.log(`\n— ${title}`);
  const started = Date.now();
  const result = await step();
  passed += result.passed;
  failed += result.failed;
  reasons.push(...result.reasons);
  console.log(
    `— ${title}: ${result.passed} passed, ${result.failed} failed, in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
for (const reason of reasons) console.log(`\n✘ ${reason}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
