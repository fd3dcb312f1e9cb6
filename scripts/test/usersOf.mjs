import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { itemsOf } from './items.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const escaped = (name) => name.replaceAll('$', '\\$');
const mentions = ({ text }, names) => new RegExp(`(?<![\\w$])(${names.map(escaped).join('|')})(?![\\w$])`).test(text);

/** Replacements for imports in every test; see scripts/jest/screenTests.mjs. */
const standIn = (path) => path.replace(/\/later(Forms|Lists)$/, (_, what) => `/${what.toLowerCase()}`);

/** The project file that an import means, if any. */
function fileOf(by, from) {
  const path = from.startsWith('.') ? join(dirname(by), from) : from.startsWith('shared/') ? from : undefined;
  if (path === undefined) return undefined;
  const to = standIn(path);
  return [`${to}.ts`, `${to}.tsx`, `${to}/index.ts`, `${to}/index.tsx`, to].find((each) => existsSync(each));
}

/**
 * Finds the tests that depend on a file's declarations without running its functions: on a constant, or on a function's
 * result from loading. Follows the names through derived constants and re-exports to the functions that mention them,
 * and so to the tests that run those.
 * @param {readonly string[]} files the project's files
 * @param {(file: string) => string} textOf a file's text at the recording; empty if it did not exist
 * @param {import('./executed.mjs').Executed['functions']} functions
 * @param {(test: string | number) => void} take receives a test file, or its index in the recording
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

  /** Follows an item that mentions a changed one. */
  function visitItem(file, item) {
    for (const [first, last, by] of functions[file] ?? [])
      if (item.first <= first && last <= item.last) by.forEach(take);
    if (item.isFunction) return;
    if (item.names.length > 0) visit(file, item.names);
    else for (const [, , by] of functions[file] ?? []) by.forEach(take);
  }

  /** Follows names that a file declares or re-exports. */
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
        // A namespace import may use any of the names.
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
