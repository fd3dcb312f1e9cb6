import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

/** Runs a command with its output on the console; answers its exit code. */
export function run(command, parameters, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** Commands that run side by side, each counting as one test. */
export async function checks(...commands) {
  const codes = await Promise.all(commands.map(([command, ...parameters]) => run(command, parameters)));
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

const results = 'test-results';
const readResults = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Unit, component and API tests. A suite that could not run counts as one failure, a skipped test too. */
export async function jest(parameters) {
  mkdirSync(results, { recursive: true });
  const file = `${results}/jest.json`;
  rmSync(file, { force: true });
  const code = await run('npx', ['jest', '--json', `--outputFile=${file}`, ...parameters]);
  const report = readResults(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Browser tests. A skipped or flaky test counts as a failure. */
export async function playwright(parameters) {
  const code = await run('npx', ['playwright', 'test', '-c', 'e2e/playwright.config.ts', ...parameters]);
  const report = readResults(`${results}/results.json`);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, skipped, flaky } = report.stats;
  const failed = unexpected + skipped + flaky + report.errors.length;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}
