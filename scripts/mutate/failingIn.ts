import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../build/targets.ts';
import { nodeOptions } from '../jest/nodeOptions.mjs';
import { durationsOf } from '../test/durations.mjs';

/**
 * Time limit for a run, in milliseconds, on top of a multiple of its files' last durations; after it, a loop is
 * endless.
 */
const LIMIT_MS = 300_000;
const TIMES = 6;

interface Report {
  testResults: { name: string; status: string }[];
}

/** The Jest project of a test file; of the API's two, the one on SQLite. */
const projectOf = (test: string): string =>
  /^(shared\/(domain|contract)|bench|scripts)\//.test(test)
    ? 'rules'
    : test.startsWith('server/')
      ? 'api-sqlite'
      : 'components';

const known = new Map<string, (file: string) => number>();

/** A test file's last duration, in milliseconds. A file that runs by itself is stored under its name alone. */
export function durationOf(test: string): number {
  const project = projectOf(test);
  const duration = known.get(project) ?? durationsOf(project);
  known.set(project, duration);
  return duration(join(root, test));
}

/** Returned instead of a failing test when a run does not end. */
export const ENDLESS = 'a loop without an end';

/**
 * Runs test files of a copy of the project, each by itself, and returns those that fail; `ENDLESS` when the run does
 * not end.
 * @param folder the copy
 * @param tests paths from its root
 */
export function failingIn(folder: string, tests: readonly string[]): string[] {
  if (tests.length === 0) return [];
  const projects = [...new Set(tests.map(projectOf))];
  const report = join(folder, 'test-results.json');
  rmSync(report, { force: true });
  const expected = tests.reduce((sum, test) => sum + durationOf(test), 0);
  const { signal } = spawnSync(
    process.execPath,
    [
      join(folder, 'node_modules/jest/bin/jest.js'),
      ...['--json', '--outputFile', report, '--passWithNoTests', '--selectProjects', ...projects],
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      timeout: LIMIT_MS + TIMES * expected,
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        NODE_OPTIONS: nodeOptions,
        TEST_TIER: 'change',
        TEST_CHOSEN: '1',
        TEST_TOGETHER: '',
        TEST_RECORD: '1',
        TEST_FILES: JSON.stringify(tests),
      },
    },
  );
  if (signal) return [ENDLESS];
  if (!existsSync(report)) throw new Error(`Jest gave no report in ${folder}.`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(folder, name));
}
