import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensureInstalled.mjs';
import { keepDurations } from './test/durations.mjs';
import { goalOf, lastLines, stages } from './test/lastLines.mjs';
import { linters } from './test/linters.mjs';
import { Output } from './test/Output.mjs';
import { otherNode } from './test/otherNode.mjs';
import { checks, jest, jestOnOtherNode, playwright } from './test/runners.mjs';

/**
 * `npm test [-- stages]`: runs the tests for an ordinary change, even in a fresh clone, or only the named stages: lint,
 * unit, browser. `--ci` adds the tests of `.ci/run`: the API on PostgreSQL, in-depth tests and the other browser tests.
 * `--all` adds tests with thousands of records or with statistics, every width, and the tests that depend on Node on
 * its other version. `--changed` runs tests that the change may have broken (since the branch began, or `--since` a
 * commit). It knows from `--record`, kept in `.cache`, which code each test executes; without a recording, it follows
 * imports. Lint runs during the build; their output is printed one after the other. Ends with the failures and their
 * reasons, the slowest files, and the last lines (scripts/test/lastLines.mjs); the exit code is 0 when nothing failed.
 * `--long` makes ten times as many requests from the API's document.
 */
const root = join(import.meta.dirname, '..');
process.chdir(root);
process.env.NODE_ENV = 'test';
const { values, positionals: wanted } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    ci: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string' },
    long: { type: 'boolean' },
    record: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.long) process.env.TEST_LONG = '1';
await ensureInstalled(root);
// Imported only now, because they need packages.
const { changeOf } = await import('./test/changeOf.mjs');
const { ensureChromium } = await import('./test/ensureChromium.mjs');

/** @type {import('./test/runners.mjs').Scope} */
const scope = {
  tier: values.all ? 'all' : values.ci ? 'ci' : 'change',
  isNoted: values.record,
  change: values.changed || values.since ? changeOf(values.since) : undefined,
};

/**
 * The rounds of a run; the steps of a round run in parallel. Tests that watch the clock have the processors to
 * themselves.
 */
const rounds = [
  [
    {
      stage: 'lint',
      title: 'Types and lint',
      run: (output) =>
        checks(output, ['npx', 'tsgo', '-b', '--checkers', '1'], ...linters(scope.change), ['npx', 'knip']),
    },
    {
      stage: 'browser',
      title: 'Build',
      run: (output) =>
        checks(output, [
          process.execPath,
          '--import',
          'tsx/esm',
          'scripts/build.ts',
          ...(scope.tier !== 'change' || scope.change?.specs ? ['--all'] : []),
        ]),
    },
  ],
  [{ stage: 'unit', title: 'Rules, components and API on both databases', run: (output) => jest(output, scope) }],
  scope.tier === 'all'
    ? [{ stage: 'unit', title: `What depends on Node itself, on Node ${otherNode}`, run: jestOnOtherNode }]
    : [],
  [
    {
      stage: 'browser',
      title: 'The product in a browser',
      run: async (output) =>
        hasChromium
          ? playwright(output, scope)
          : {
              passed: 0,
              failed: 1,
              reasons: ['There is no Chromium for the browser tests, and none could be installed.'],
            },
    },
  ],
];

if (scope.change?.isNothing) {
  console.log(`Nothing was changed since ${scope.change.since}.`);
  process.exit(0);
}
const unknown = wanted.filter((stage) => !stages.includes(stage));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; the stages are ${stages.join(', ')}.`);
  process.exit(1);
}
if (values.record && execFileSync('git', ['status', '--porcelain', '--untracked-files=no']).length > 0) {
  console.error('Commit your changes first: what the tests execute is kept by the lines of a commit.');
  process.exit(1);
}
const isAsked = (stage) =>
  (values.record ? stage === 'unit' : wanted.length === 0 || wanted.includes(stage)) &&
  !(stage === 'browser' && scope.change?.specs?.length === 0);
const asked = stages.filter(isAsked);
const hasChromium = asked.includes('browser') && (await ensureChromium()) !== undefined;

/** Starts a step; its output is held back until its turn. */
function begin({ stage, title, run }) {
  const output = new Output();
  const started = Date.now();
  const result = run(output).then((outcome) => ({ ...outcome, seconds: Math.round((Date.now() - started) / 1000) }));
  return { stage, title, output, result };
}

const results = [];
for (const round of rounds) {
  for (const { stage, title, output, result } of round.filter(({ stage }) => asked.includes(stage)).map(begin)) {
    console.log(`\n— ${title}`);
    output.show();
    const { passed, failed, reasons, unsteady = [], durations = {}, seconds } = await result;
    results.push({ stage, passed, failed, reasons, unsteady, durations, seconds });
    console.log(`— ${title}: ${passed} passed, ${failed} failed, in ${seconds} s`);
  }
}

for (const reason of results.flatMap(({ reasons }) => reasons)) console.log(`\n✘ ${reason}`);
console.log('');
const durations = Object.assign({}, ...results.map((result) => result.durations));
keepDurations(durations);
console.log('The files that took longest:');
for (const [name, milliseconds] of Object.entries(durations)
  .sort(([, a], [, b]) => b - a)
  .slice(0, 20))
  console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
for (const line of lastLines({ results, asked, goal: goalOf(scope, asked), seconds: performance.now() / 1000 }))
  console.log(line);
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1);
