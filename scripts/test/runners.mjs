import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { nodeOptions } from '../jest/nodeOptions.mjs';
import { hasOtherNode, onOtherNode, otherNode } from './otherNode.mjs';
import { withSecondRun } from './withSecondRun.mjs';

/**
 * Runs a command; answers its exit code.
 * @param {import('./Output.mjs').Output} output what takes what it prints
 * @param {string[]} command
 * @param {Record<string, string>} [environment] what is set beside the present one
 * @returns {Promise<number>}
 */
function run(output, [program, ...parameters], environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...environment },
    });
    child.stdout.on('data', (chunk) => output.write(chunk));
    child.stderr.on('data', (chunk) => output.write(chunk));
    child.on('close', (code) => resolve(code ?? 1));
    // What it leaves running may hold its output open.
    child.on('exit', (code) => setTimeout(resolve, 1_000, code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/**
 * What a runner found.
 * @typedef {{ passed: number, failed: number, reasons: string[], unsteady?: string[], durations?: Record<string, number> }} Outcome `durations`: how long each file took, in milliseconds; `reasons`: what failed and why, a text for each; `unsteady`: what failed, and passed when it was run again alone
 */

/**
 * What of the tests is run.
 * @typedef {object} Scope
 * @property {import('./tiers.mjs').Tier} tier how much
 * @property {boolean} isNoted whether what each test executes is noted and kept, for the choice of later runs; then each runs once, on SQLite
 * @property {import('./changeOf.mjs').Change} [change] only what this change can have broken
 */

/** Commands that run side by side, each counting as one test. @returns {Promise<Outcome>} */
export async function checks(output, ...commands) {
  const codes = await Promise.all(commands.map((command) => run(output, command)));
  const reasons = commands
    .filter((_, index) => codes[index] !== 0)
    .map((command) => `${command.join(' ')} failed; its output is above.`);
  return { passed: codes.length - reasons.length, failed: reasons.length, reasons };
}

/** A runner's outcome. What no test's message tells of, a skipped test or the exit code alone, is told too. @returns {Outcome} */
function outcome(runner, code, passed, failed, reasons) {
  const counted = failed === 0 && code !== 0 ? 1 : failed;
  const unsaid = counted > 0 && reasons.length === 0;
  return {
    passed,
    failed: counted,
    reasons: unsaid ? [`${runner} ended with exit code ${code}, or skipped a test; its output is above.`] : reasons,
  };
}

const results = 'test-results';
const readResults = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** What main takes is proven on machines that have other work: this many tests of a stage may be unsteady there. */
const TOLERATED = 2;

/** More failures than this have a cause that a second run does not take away. */
const WORTH_A_SECOND_RUN = 20;

/** @param {import('./withSecondRun.mjs').RunOutcome} outcome */
const isWorthASecondRun = ({ failing, broken }) =>
  failing.length > 0 && !broken && failing.length <= WORTH_A_SECOND_RUN;

/** The files of the tests that failed, from the root. @param {import('./withSecondRun.mjs').RunOutcome} outcome */
const filesOf = ({ failing }) => [...new Set(failing.map((name) => name.match(/^[^: ]+/)[0]))];

/**
 * Unit, component and API tests. A suite that could not run counts as one failure, a skipped test too. Before main takes
 * a change, files with a failed test are run once more by themselves, to tell what is unsteady.
 * @param {Scope} scope
 * @returns {Promise<Outcome>}
 */
export async function jest(output, { tier, isNoted, change }) {
  if (change && !change.tests)
    return runJest(output, ['npx', 'jest', '--passWithNoTests', '--findRelatedTests', ...change.files], {
      ...{ TEST_TIER: tier, TEST_CHOSEN: '1' },
    });
  // Only here: it needs a package.
  const notes = isNoted ? await import('./executed.mjs') : undefined;
  notes?.beginNotes();
  const projects = isNoted ? ['--selectProjects', 'rules', 'components', 'api-sqlite'] : [];
  const first = await runJest(output, ['npx', 'jest', '--passWithNoTests', ...projects], {
    ...{
      TEST_TOGETHER: '1',
      TEST_TIER: tier,
      TEST_RECORD: isNoted ? '1' : '',
      TEST_CHOSEN: change || isNoted ? '1' : '',
    },
    ...(change && { TEST_FILES: JSON.stringify(change.tests) }),
  });
  notes?.keepExecuted();
  if (tier !== 'ci' || !isWorthASecondRun(first)) return first;
  const again = await runJest(output, ['npx', 'jest', '--maxWorkers=1'], {
    ...{ TEST_TIER: tier, TEST_FILES: JSON.stringify(filesOf(first)) },
  });
  return withSecondRun(first, again, TOLERATED);
}

/** What depends on Node itself: its crypto, files, streams and threads, the packages with native parts, and the rules. */
const dependsOnNode = [
  ...['--selectProjects', 'rules', 'api-sqlite', '--testPathPatterns', 'shared/'],
  ...['api/auth', 'api/files', 'backup', 'db', 'http', 'threads'].map((room) => `server/src/${room}/`),
];

/**
 * What depends on Node itself, on the other version of it, the API on SQLite. Where that version can't be had, a line
 * says
 * so and nothing is counted.
 * @returns {Promise<Outcome>}
 */
export async function jestOnOtherNode(output) {
  if (hasOtherNode()) return runJest(output, [...onOtherNode, 'npx', 'jest', ...dependsOnNode], {});
  output.write(`Node ${otherNode} could not be fetched: this run proves Node ${process.versions.node} alone.\n`);
  return { passed: 0, failed: 0, reasons: [] };
}

/** How long each file of a report took. A part has its files' names at the head of its tests. */
function durationsIn({ testResults }) {
  const durations = {};
  for (const { name, assertionResults } of testResults) {
    const [, project] = name.match(/\.cache\/tests\/([\w-]+)\//) ?? [];
    for (const { ancestorTitles, duration } of assertionResults) {
      const file = project ? `${project} ${ancestorTitles[0]}` : relative('.', name);
      durations[file] = (durations[file] ?? 0) + (duration ?? 0);
    }
  }
  return durations;
}

/** The tests of Jest's report that failed, each as its file and title, whichever part or database it ran in. */
const failingIn = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => {
        const titles = [...ancestorTitles, title];
        const file = name.includes('/.cache/tests/') ? titles.shift() : relative('.', name);
        return `${file} ${titles.join(' › ')}`;
      }),
  );

/** Runs Jest. @returns {Promise<import('./withSecondRun.mjs').RunOutcome>} */
async function runJest(output, command, environment) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/jest.json`;
  rmSync(file, { force: true });
  const code = await run(output, [...command, '--json', `--outputFile=${file}`], {
    ...environment,
    NODE_OPTIONS: nodeOptions,
  });
  const report = readResults(file);
  if (!report)
    return {
      ...{ passed: 0, failed: 1, reasons: ['Jest gave no report; its output is above.'] },
      ...{ broken: true, failing: [], notRun: [] },
    };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  const reasons = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${relative('.', name)}\n${message}`);
  return {
    ...outcome('Jest', code, report.numPassedTests, failed, reasons),
    durations: durationsIn(report),
    failing: failingIn(report),
    notRun: [],
    broken: report.numRuntimeErrorTestSuites > 0,
  };
}

/** Every test of a suite of Playwright's report and of the suites in it. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const nameOf = ({ file, line, title }) => `e2e/${file}:${line} ${title}`;

/** Runs Playwright. @returns {Promise<import('./withSecondRun.mjs').RunOutcome>} */
async function runPlaywright(output, scope, ...options) {
  const file = `${results}/results.json`;
  rmSync(file, { force: true });
  const code = await run(output, ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', ...options], {
    // Specs that are named are run whole.
    TEST_TIER: scope.change?.specs ? 'all' : scope.tier,
  });
  const report = readResults(file);
  if (!report)
    return {
      ...{ passed: 0, failed: 1, reasons: ['Playwright gave no report; its output is above.'] },
      ...{ broken: true, failing: [], notRun: [] },
    };
  const { expected, unexpected, skipped, flaky } = report.stats;
  const failed = unexpected + skipped + flaky + report.errors.length;
  const specs = specsOf(report);
  const failing = specs.filter(({ ok }) => !ok);
  const failures = failing.flatMap((spec) =>
    spec.tests.flatMap(({ results: runs }) =>
      runs.flatMap(({ errors }) => errors.map(({ message }) => `${nameOf(spec)}\n${message}`)),
    ),
  );
  const reasons = [...report.errors.map(({ message }) => message), ...failures];
  return {
    ...outcome('Playwright', code, expected, failed, reasons),
    durations: Object.fromEntries(
      report.suites.map((suite) => [
        `e2e/${suite.file}`,
        specsOf(suite)
          .flatMap(({ tests }) => tests.flatMap(({ results: runs }) => runs))
          .reduce((sum, { duration }) => sum + duration, 0),
      ]),
    ),
    broken: report.errors.length > 0,
    failing: failing.map(nameOf),
    notRun: specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped')).map(nameOf),
  };
}

/**
 * Browser tests. Files in which a test fails are run once more after all others, with nothing beside them, to tell what
 * is unsteady; a skipped test counts as a failure.
 * @param {Scope} scope
 * @returns {Promise<Outcome>}
 */
export async function playwright(output, scope) {
  const first = await runPlaywright(output, scope, ...(scope.change?.specs ?? []));
  if (!isWorthASecondRun(first)) return first;
  // The second run empties the folder, where the first one's pictures are.
  cpSync(`${results}/browser`, `${results}/browser-first`, { recursive: true });
  const again = await runPlaywright(output, scope, ...filesOf(first), '--workers=1');
  return withSecondRun(first, again, scope.tier === 'ci' ? TOLERATED : 0);
}
