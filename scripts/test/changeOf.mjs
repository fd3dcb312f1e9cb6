import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readExecuted } from './executed.mjs';
import { specsFor } from './specsFor.mjs';
import { testsOf } from './testsOf.mjs';

/**
 * A change.
 * @typedef {object} Change
 * @property {string} since the commit it is compared with
 * @property {string[]} files the changed files that still exist
 * @property {boolean} isNothing whether no file was changed or deleted
 * @property {string[] | undefined} tests Jest's test files that it may have broken; undefined without a recording
 * @property {string[] | undefined} specs the browser tests it may have broken; undefined for all
 */

const git = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * Where a branch began: its merge base with the main line of its origin, or with the local one; on the main line
 * itself, the previous commit.
 */
function startOf() {
  for (const line of ['origin/main', 'main']) {
    const [start] = exists(line) ? git('merge-base', 'HEAD', line) : [];
    if (start && (start !== git('rev-parse', 'HEAD')[0] || git('status', '--porcelain').length > 0)) return start;
  }
  return git('rev-parse', 'HEAD~1')[0];
}

function exists(line) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', line], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string | undefined} since a commit or branch; by default, where this branch began.
 * @returns {Change}
 */
export function changeOf(since = startOf()) {
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  if (names.length === 0) return { since, isNothing: true, files: [], tests: [], specs: [] };
  const executed = readExecuted();
  const { tests, unseen } = executed ? testsOf(executed, names) : { tests: undefined, unseen: names };
  return { since, isNothing: false, files: names.filter((file) => existsSync(file)), tests, specs: specsFor(unseen) };
}
