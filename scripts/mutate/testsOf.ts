import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../build/hashing.ts';
import { root } from '../build/targets.ts';

/** The TypeScript files below these folders, tests among them, as paths from the root. */
export const sourcesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
      .map((file) => path.join(folder, file)),
  );

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The source that an import of this path, from the root, means; undefined for what is none. */
export const sourceAt = (base: string): string | undefined =>
  [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (each) => /\.tsx?$/.test(each) && existsSync(path.join(root, each)),
  );

/** The files that `file` imports by a relative path, for more than types. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = /\b(?:import|export)\b(?! type\b)[^'";]*? from '(\.[^']*)'|\bimport[ (]'(\.[^']*)'/g;
  return [...text.matchAll(imports)].flatMap(([, from, target = from ?? '']) => {
    const found = sourceAt(path.join(path.dirname(file), target));
    return found === undefined ? [] : [found];
  });
}

const importersOf = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
};

/** These `changed` files, and those among `files` that reach one of them by imports. */
export function importersAmong(files: readonly string[], changed: readonly string[]): Set<string> {
  const importers = importersOf(files);
  const seen = new Set(changed);
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return seen;
}

/**
 * Answers which tests in `folder` judge a file of it: those that lie nearest, in its own folder or below it where any
 * reaches it, and of these the ones that reach it by the fewest imports. A test that imports `server`, which asks a whole
 * server, reaches every file in two. Below `folder` itself lies everything: its own files are judged by its own tests. A
 * fault that only a distant test would notice counts as not noticed: a rule is tested where it is.
 */
export function testsAmong(folder: string, files: readonly string[], server?: string): (file: string) => string[] {
  const importers = importersOf(files);
  return (file) => {
    const steps = new Map([[file, 0]]);
    if (server) steps.set(server, 1);
    for (const [each, step] of steps)
      for (const importer of importers.get(each) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
    const fewest = (tests: readonly string[]) => Math.min(...tests.map((test) => steps.get(test) ?? 0));
    const own = path.dirname(file);
    const isBelow = (test: string) => own !== folder && test.startsWith(`${own}/`);
    const reaching = [...steps.keys()].filter(
      (each) =>
        isTest(each) && each.startsWith(`${folder}/`) && (file.startsWith(`${path.dirname(each)}/`) || isBelow(each)),
    );
    const depth = Math.max(...reaching.map((test) => (isBelow(test) ? own : path.dirname(test)).length));
    const nearest = reaching.filter((test) => path.dirname(test).length >= depth);
    const most = Math.max(server ? 2 : 0, fewest(nearest));
    return nearest.filter((test) => (steps.get(test) ?? 0) <= most).sort();
  };
}
