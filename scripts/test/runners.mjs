import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { nodeOptions } from '../jest/nodeOptions.mjs';

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
 * @typedef {{ passed: number, failed: number, reasons: string[] }} Outcome `reasons`: what failed and why, a text for each
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

/** Unit, component and API tests. A suite that could not run counts as one failure, a skipped test too. @returns {Promise<Outcome>} */
export async function jest(output) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/jest.json`;
  rmSync(file, { force: true });
  const code = await run(output, ['npx', 'jest', '--json', `--outputFile=${file}`], {
    TEST_TOGETHER: '1',
    NODE_OPTIONS: nodeOptions,
  });
  const report = readResults(file);
  if (!report) return { passed: 0, failed: 1, reasons: ['Jest gave no report; its output is above.'] };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  const reasons = report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${relative('.', name)}\n${message}`);
  return outcome('Jest', code, report.numPassedTests, failed, reasons);
}

/** Every test of a suite of Playwright's report and of the suites in it. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Browser tests. A skipped or flaky test counts as a failure. @returns {Promise<Outcome>} */
export async function playwright(output) {
  const file = `${results}/results.json`;
  rmSync(file, { force: true });
  const code = await run(output, ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts']);
  const report = readResults(file);
  if (!report) return { passed: 0, failed: 1, reasons: ['Playwright gave no report; its output is above.'] };
  const { expected, unexpected, skipped, flaky } = report.stats;
  const failed = unexpected + skipped + flaky + report.errors.length;
  const failures = specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ results: runs }) =>
      runs.flatMap(({ errors }) => errors.map(({ message }) => `e2e/${file}:${line} ${title}\n${message}`)),
    ),
  );
  return outcome('Playwright', code, expected, failed, [...report.errors.map(({ message }) => message), ...failures]);
}
