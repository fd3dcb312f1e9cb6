import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/build/targets';
import { cloneAt } from '../scripts/mutate/cloneAt';
import { durationOf } from '../scripts/mutate/failingIn';
import { readExecuted } from '../scripts/test/executed.mjs';
import { specsFor } from '../scripts/test/specsFor.mjs';
import { testsOf } from '../scripts/test/testsOf.mjs';
import { median } from './middle';
import { type Part, round } from './Part';

/** The number of commits examined, and of those timed. */
const COMMITS = 20;
const TIMED = 5;

/** The number of parallel test processes; see jest.config.mjs. */
const WORKERS = 3;

interface Change {
  commit: string;
  subject: string;
  /** The selected test files, and their last duration in parallel, in seconds. */
  tests: number;
  seconds: number;
  /** The selected browser tests; undefined for all. */
  specs: number | undefined;
}

/**
 * Changes the clone as a commit did: reverts the commit, but keeps files it added. Returns undefined when git can't.
 */
function takeBack(folder: string, commit: string): string[] | undefined {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  git('reset', '--quiet', '--hard');
  try {
    git('revert', '--no-commit', commit);
    git('revert', '--quit');
  } catch {
    git('revert', '--abort');
    return undefined;
  }
  const added = git('diff', '--name-only', '--no-renames', '--diff-filter=A', `${commit}~1`, commit);
  if (added.length > 0) git('checkout', '--quiet', 'HEAD', '--', ...added);
  return git('diff', '--name-only', '--no-renames', `${commit}~1`, commit);
}

/** Duration of `npm test -- --changed` in the clone, in seconds. */
function run(folder: string): number {
  const begun = performance.now();
  spawnSync(process.execPath, ['scripts/test.mjs', '--since', 'HEAD'], { cwd: folder, stdio: 'ignore' });
  return (performance.now() - begun) / 1000;
}

/**
 * `npm test -- --changed` over the last twenty commits that git can revert, from the commit of the last `npm test --
 * --record`: how many tests are selected, and their last durations. Five of them, spread from the fewest to the most,
 * and no change at all are timed.
 */
export async function changed(): Promise<Part> {
  const executed = readExecuted();
  if (!executed) throw new Error('What the tests execute is not noted: run npm test -- --record first.');
  const folder = cloneAt('changed', executed.commit);
  for (const name of ['executed.json', 'durations.json', 'builds', 'jest', 'tsc', 'webpack']) {
    const [from, to] = [join(root, '.cache', name), join(folder, '.cache', name)];
    if (existsSync(from)) mkdirSync(join(folder, '.cache'), { recursive: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
  const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', '-n', '200', executed.commit], {
    cwd: root,
    encoding: 'utf8',
  });
  const changes: Change[] = [];
  process.chdir(folder);
  for (const [, commit = '', subject = ''] of log.matchAll(/^(\w+) (.*)$/gm)) {
    if (changes.length === COMMITS) break;
    const files = takeBack(folder, commit);
    if (!files) continue;
    const { tests, unseen } = testsOf(executed, files);
    const seconds = tests.reduce((sum, test) => sum + durationOf(test), 0) / 1000 / WORKERS;
    changes.push({ commit, subject, tests: tests.length, seconds, specs: specsFor(unseen)?.length });
  }
  const ranked = changes.sort((a, b) => a.seconds - b.seconds);
  const timed = new Map<string, number>();
  takeBack(folder, ranked[0]?.commit ?? 'HEAD');
  run(folder);
  for (let place = 0; place < TIMED; place += 1) {
    const { commit = '' } = ranked[Math.floor(((place + 0.5) * ranked.length) / TIMED)] ?? {};
    takeBack(folder, commit);
    timed.set(commit, run(folder));
  }
  execFileSync('git', ['reset', '--quiet', '--hard']);
  const nothing = run(folder);
  process.chdir(root);
  return {
    tables: [
      {
        title: 'What is chosen for a commit',
        headings: ['commit', 'test files', 'of them, s', 'browser tests', 'by the clock, s', 'subject'],
        rows: ranked.map(({ commit, subject, tests, seconds, specs }) => {
          const clock = timed.get(commit);
          return [commit, tests, round(seconds), specs ?? 'all', clock ? round(clock) : '', subject];
        }),
      },
    ],
    goals: [
      {
        what: `tests of ${ranked.length} commits, median, s`,
        value: median(ranked.map((each) => each.seconds)),
        most: 60,
      },
      { what: `${TIMED} of them by the clock, median, s`, value: median([...timed.values()]), most: 60 },
      { what: 'nothing changed, by the clock, s', value: nothing, most: 5 },
    ],
  };
}
