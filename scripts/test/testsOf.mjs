import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { codeOf, itemsOf } from './items.mjs';
import { usersOf } from './usersOf.mjs';

const git = (...parameters) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Tests of the project's files in general: they run for every change. */
const looksAtFiles = (test) =>
  /^scripts\/\w+\.test\.ts$/.test(test) && /ls-files|filesBelow\(/.test(readFileSync(test, 'utf8'));

/** A file's lines at a commit that have changed since: deleted ones, or the two around inserted ones. */
function changedLines(commit, file) {
  const lines = [];
  for (const [, at, count = '1'] of git('diff', '-U0', commit, '--', file).matchAll(/^@@ -(\d+)(?:,(\d+))? /gm))
    lines.push(count === '0' ? [Number(at), Number(at) + 1] : [Number(at), Number(at) + Number(count) - 1]);
  return lines;
}

/** A file's items, with their text as code only. */
const read = (file, text) =>
  itemsOf(file, text)
    .map((item) => ({ ...item, code: codeOf(file, item.text) }))
    .filter(({ code }) => code !== '' && code !== 'export{};');

/** The origin of each name that a file imports or re-exports. */
const sourcesOf = (items) =>
  new Map(
    items.flatMap(({ imported }) => (imported?.names ?? []).map(({ name, as }) => [as, `${imported.from} ${name}`])),
  );

/** The items that run when a file is loaded. */
const acts = ({ names, imported }) => (imported ? imported.names?.length === 0 : names.length === 0);

/**
 * The tests that a change may have broken: those that execute a function with changed lines. For changed lines outside
 * functions, or in a function that runs while a file loads, also the tests that reach the item by its name (`usersOf`).
 * Changed imports and new items alone break nothing, because their users changed too. A new file selects the test of
 * the same name.
 * @param {import('./executed.mjs').Executed} executed what the tests execute
 * @param {string[]} names the changed files, including deleted ones
 * @returns {{ tests: string[], unseen: string[] }} `unseen`: changes that no recorded test executes
 */
export function testsOf({ commit, tests, functions }, names) {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(existsSync);
  const chosen = new Set(all.filter((file) => isTest(file) && looksAtFiles(file)));
  let taken = 0;
  const take = (test) => {
    taken++;
    chosen.add(typeof test === 'number' ? tests[test] : test);
  };
  /** A file as it was at the recording; undefined if it did not exist. */
  const textOf = (file) => {
    if (!names.includes(file)) return readFileSync(file, 'utf8');
    try {
      return git('show', `${commit}:${file}`);
    } catch {
      return '';
    }
  };
  const visit = usersOf(
    all.filter((each) => isSource(each) || isTest(each)),
    textOf,
    functions,
    take,
  );
  const unseen = [];

  /** The changed lines of an item. */
  function takeItem(file, item, lines) {
    const ran = functions[file] ?? [];
    for (const [first, last] of lines) {
      const around = ran.filter(([from, to]) => from <= first && last <= to);
      const size = Math.min(...around.map(([from, to]) => to - from));
      const inner = around.filter(([from, to]) => to - from === size);
      const within = ran.filter(([from, to]) => from <= last && first <= to && !(from <= first && last <= to));
      for (const [, , by] of [...inner, ...within]) by.forEach(take);
      const isRead = [...inner, ...within].some(([, , , read]) => read);
      if (isRead) for (const [, , by] of ran) by.forEach(take);
      if (isRead || (inner.length === 0 && !item.isFunction)) visit(file, item.names);
    }
  }

  for (const file of names) {
    if (isTest(file)) chosen.add(file);
    const own = [file.replace(/\.tsx?$/, '.test.ts'), file.replace(/\.tsx?$/, '.test.tsx')].filter(existsSync);
    if (!isSource(file)) {
      if (!isTest(file) && !/\.md$/.test(file)) unseen.push(file);
      continue;
    }
    own.forEach((test) => chosen.add(test));
    const was = read(file, textOf(file));
    const is = existsSync(file) ? read(file, readFileSync(file, 'utf8')) : [];
    const gone = was.filter(({ code }) => !is.some((other) => other.code === code));
    const come = is.filter(({ code }) => !was.some((other) => other.code === code));
    if (was.length === 0 || gone.length + come.length === 0) continue;
    const before = taken;
    const lines = changedLines(commit, file);
    for (const item of gone.filter(({ imported }) => !imported))
      takeItem(
        file,
        item,
        lines.filter(([first, last]) => first <= item.last && item.first <= last),
      );
    // A name that is now imported from elsewhere.
    const [sources, sourcesBefore] = [is, was].map(sourcesOf);
    const renewed = [...sourcesBefore].flatMap(([name, from]) => ((sources.get(name) ?? from) === from ? [] : [name]));
    visit(file, renewed);
    if ([...gone, ...come].some(acts)) for (const [, , by] of functions[file] ?? []) by.forEach(take);
    if (!functions[file] && own.length === 0 && taken === before) unseen.push(file);
  }
  return { tests: [...chosen].filter(existsSync).sort(), unseen };
}
