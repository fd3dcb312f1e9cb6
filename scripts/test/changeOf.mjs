import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readExecuted } from './executed.mjs';
import { specsFor } from './specsFor.mjs';
import { testsOf } from './testsOf.mjs';

/**
 * What was changed.
 * @typedef {object} Change
 * @property {string} since the commit it is compared with
 * @property {string[]} files those that were changed and are there
 * @property {boolean} isNothing whether no file was changed or is gone
 * @property {string[] | undefined} tests the test files of Jest that it can have broken; nothing where what they execute is not known
 * @property {string[] | undefined} specs the browser tests it can have broken; nothing when all of them
 */

const git = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Where a branch began: at the main line of the place it was cloned from, or of this one; on the main line itself, one commit back. */
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

/** @param {string | undefined} since a commit or branch; by default where this branch began. @returns {Change} */
export function changeOf(since = startOf()) {
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  if (names.length === 0) return { since, isNothing: true, files: [], tests: [], specs: [] };
  const executed = readExecuted();
  const { tests, unseen } = executed ? testsOf(executed, names) : { tests: undefined, unseen: names };
  return { since, isNothing: false, files: names.filter((file) => existsSync(file)), tests, specs: specsFor(unseen) };
}
