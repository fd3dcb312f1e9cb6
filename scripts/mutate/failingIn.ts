import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../build/targets.ts';
import { nodeOptions } from '../jest/nodeOptions.mjs';
import { durationsOf } from '../test/durations.mjs';

/**
 * The longest that the tests of one fault may take, in milliseconds, beside so many times what they took when they last
 * ran: after it, a loop is endless. And the longest that all tests may take.
 */
const LIMIT_MS = { one: 120_000, all: 90 * 60_000 };
const TIMES = 6;

/** More files than this share a few processes, as in a whole run. */
const MOST_ALONE = 6;

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; ancestorTitles: string[] }[];
  }[];
}

/** The project of Jest that a test file belongs to; of the API's two, that on SQLite. */
const projectOf = (test: string): string =>
  /^(shared\/(domain|contract)|bench|scripts)\//.test(test)
    ? 'rules'
    : test.startsWith('server/')
      ? 'api-sqlite'
      : 'components';

const known = new Map<string, (file: string) => number>();

/** How long a test file took when it last ran, in milliseconds. One that runs by itself is kept under its name alone. */
export function durationOf(test: string): number {
  const project = projectOf(test);
  const duration = known.get(project) ?? durationsOf(project);
  known.set(project, duration);
  return duration(join(root, test));
}

/**
 * Runs test files of a copy of the project, and answers those that fail.
 * @param folder the copy
 * @param tests from its root
 * @param isOne whether it is enough to know one that fails: then a run without an end fails too, as `a loop without an end`. By default not
 */
export async function failingIn(folder: string, tests: readonly string[], { isOne = false } = {}): Promise<string[]> {
  if (tests.length === 0) return [];
  const projects = [...new Set(tests.map(projectOf))];
  const report = join(folder, 'test-results.json');
  rmSync(report, { force: true });
  const expected = tests.reduce((sum, test) => sum + durationOf(test), 0);
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/jest/bin/jest.js'),
      ...['--json', '--outputFile', report, '--passWithNoTests'],
      ...(isOne ? ['--bail', '--runInBand'] : []),
      ...['--selectProjects', ...projects],
    ],
    {
      ...{ cwd: folder, stdio: 'ignore', timeout: isOne ? LIMIT_MS.one + TIMES * expected : LIMIT_MS.all },
      killSignal: 'SIGKILL',
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', NODE_OPTIONS: nodeOptions, TEST_TIER: 'change', TEST_CHOSEN: '1' },
        TEST_TOGETHER: tests.length > MOST_ALONE ? '1' : '',
        TEST_FILES: JSON.stringify(tests),
      },
    },
  );
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal && isOne) return ['a loop without an end'];
  if (!existsSync(report)) throw new Error(`Jest gave no report in ${folder}.`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failing = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      if (!name.endsWith('.part.js')) return [relative(folder, name)];
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.map(({ ancestorTitles }) => ancestorTitles[0] ?? name);
    });
  return [...new Set(failing)];
}
