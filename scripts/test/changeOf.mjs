import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readExecuted } from './executed.mjs';
import { testsOf } from './testsOf.mjs';

/**
 * What was changed.
 * @typedef {object} Change
 * @property {string} since the commit it is compared with
 * @property {string[]} files those that were changed and are there
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

/** What no browser test can notice. */
const isUnseen = (file) => /\.test\.tsx?$|\.md$|^(bench|docs|scripts|server\/bench)\//.test(file);

/**
 * What a module, a spec or a text that was changed can break in a browser: the module's own specs (those named after it),
 * and the specs that were changed. Anything else is under every page, and can break all of them.
 */
function specsFor(files) {
  const all = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
  const specs = new Set();
  for (const file of files.filter((each) => !isUnseen(each))) {
    const [, module] = file.match(/^mfe-(\w+)\//) ?? [];
    const [, spec] = file.match(/^e2e\/([\w-]+\.spec\.ts)$/) ?? [];
    if (spec) specs.add(spec);
    else if (module) for (const name of all.filter((each) => each.startsWith(module))) specs.add(name);
    else return undefined;
  }
  return [...specs];
}

/** @param {string | undefined} since a commit or branch; by default where this branch began. @returns {Change} */
export function changeOf(since = startOf()) {
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  const executed = readExecuted();
  const { tests, unseen } = executed ? testsOf(executed, names) : { tests: undefined, unseen: names };
  return { since, files: names.filter((file) => existsSync(file)), tests, specs: specsFor(unseen) };
}
