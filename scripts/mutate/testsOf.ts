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

/** The files that `file` imports by a relative path. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'(\.[^']*)'/g)].flatMap(([, target = '']) => {
    const base = path.join(path.dirname(file), target);
    const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
      (each) => /\.tsx?$/.test(each) && existsSync(path.join(root, each)),
    );
    return found === undefined ? [] : [found];
  });
}

const sharedFolders = (a: string, b: string) => {
  const [left, right] = [a, b].map((file) => path.dirname(file).split(path.sep)) as [string[], string[]];
  const differing = left.findIndex((folder, depth) => folder !== right[depth]);
  return differing === -1 ? left.length : differing;
};

/**
 * Answers which tests judge a file of these: those that reach it by the fewest imports, and of them those that lie
 * nearest to it. A fault that only a distant test would notice counts as not noticed: a rule is tested where it is.
 */
export function testsAmong(files: readonly string[]): (file: string) => string[] {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);
  return (file) => {
    const seen = new Set([file]);
    for (let reached = [file]; reached.length > 0; ) {
      reached = [...new Set(reached.flatMap((each) => importers.get(each) ?? []))].filter((each) => !seen.has(each));
      for (const each of reached) seen.add(each);
      const tests = reached.filter(isTest);
      const nearest = Math.max(...tests.map((test) => sharedFolders(file, test)));
      if (tests.length > 0) return tests.filter((test) => sharedFolders(file, test) === nearest).sort();
    }
    return [];
  };
}
