import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { itemsOf } from './items.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const escaped = (name) => name.replaceAll('$', '\\$');
const mentions = ({ text }, names) => new RegExp(`(?<![\\w$])(${names.map(escaped).join('|')})(?![\\w$])`).test(text);

/** What is in an import's place in every test; see scripts/jest/screenTests.mjs. */
const standIn = (path) => path.replace(/\/later(Forms|Lists)$/, (_, what) => `/${what.toLowerCase()}`);

/** The file of the project that an import means, if it is one. */
function fileOf(by, from) {
  const path = from.startsWith('.') ? join(dirname(by), from) : from.startsWith('shared/') ? from : undefined;
  if (path === undefined) return undefined;
  const to = standIn(path);
  return [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`, `${to}/index.tsx`, to].find((each) => existsSync(each));
}

/**
 * Finds the tests that what a file declares can reach though they do not run a function of it: a constant, or what a
 * function has answered as a file was read. It is followed from name to name, through constants that are made of it and
 * files that hand it on, to functions that mention it, and so to the tests that run them.
 * @param {readonly string[]} files those of the project
 * @param {(file: string) => string} textOf what a file said when it was noted what runs; nothing where it was not there
 * @param {import('./executed.mjs').Executed['functions']} functions
 * @param {(test: string | number) => void} take what takes a test file, or its place among those that were noted
 */
export function usersOf(files, textOf, functions, take) {
  const items = new Map();
  const read = (file) => {
    if (!items.has(file)) items.set(file, itemsOf(file, textOf(file)));
    return items.get(file);
  };
  let importers;
  const importersOf = (file) => {
    if (!importers) {
      importers = new Map();
      for (const by of files)
        for (const [, from] of textOf(by).matchAll(/(?:\bfrom|\bimport\(?|\brequire\()\s*'([^']+)'/g)) {
          const found = fileOf(by, from);
          if (found) importers.set(found, (importers.get(found) ?? new Set()).add(by));
        }
    }
    return importers.get(file) ?? [];
  };
  const seen = new Set();

  /** Goes on from an item that mentions one that is changed. */
  function visitItem(file, item) {
    for (const [first, last, by] of functions[file] ?? [])
      if (item.first <= first && last <= item.last) by.forEach(take);
    if (item.isFunction) return;
    if (item.names.length > 0) visit(file, item.names);
    else for (const [, , by] of functions[file] ?? []) by.forEach(take);
  }

  /** Goes on from names that a file declares, or hands on. */
  function visit(file, names) {
    const fresh = names.filter((name) => !seen.has(`${file} ${name}`));
    if (fresh.length === 0) return;
    for (const name of fresh) seen.add(`${file} ${name}`);
    for (const item of read(file))
      if (!item.imported && !item.names.some((name) => fresh.includes(name)) && mentions(item, fresh))
        visitItem(file, item);
    for (const by of importersOf(file)) {
      if (isTest(by)) {
        if (mentions({ text: textOf(by) }, fresh)) take(by);
        continue;
      }
      for (const { imported } of read(by)) {
        if (!imported || fileOf(by, imported.from) !== file) continue;
        // What is imported whole may be used by any of its names.
        const local = imported.names
          ? imported.names.filter(({ name }) => fresh.includes(name)).map(({ as }) => as)
          : fresh;
        if (local.length === 0) continue;
        if (imported.isHandedOn) visit(by, local);
        else for (const each of read(by)) if (!each.imported && mentions(each, local)) visitItem(by, each);
      }
      // Loaded later, by `import()`.
      if (!read(by).some(({ imported }) => imported && fileOf(by, imported.from) === file))
        for (const each of read(by)) if (mentions(each, ['import'])) visitItem(by, each);
    }
  }
  return visit;
}
