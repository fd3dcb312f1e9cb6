import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

const git = (...parameters) =>
  execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Tests that look at the files of the project, whichever they are: they run for every change. */
const looksAtFiles = (test) =>
  /^scripts\/\w+\.test\.ts$/.test(test) && /ls-files|filesBelow\(/.test(readFileSync(test, 'utf8'));

/** What is left of a file for a computer: two that differ in comments and types alone are one. */
const codeOf = (file, text) =>
  transformSync(text, {
    ...{ filename: file, swcrc: false, sourceMaps: false, minify: true },
    jsc: {
      ...{ parser: { syntax: 'typescript', tsx: file.endsWith('x') }, target: 'es2022' },
      ...{ transform: { react: { runtime: 'automatic' } }, minify: { compress: false, mangle: false } },
    },
  }).code;

/** What each source file imports of the project's own, the other way round: who imports a file. */
function readImporters(files) {
  const importers = new Map();
  for (const file of files) {
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import\(?|require\()\s*'([^']+)'/g)) {
      const path = from.startsWith('.') ? join(dirname(file), from) : from.startsWith('shared/') ? from : undefined;
      if (path === undefined) continue;
      for (const each of [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`])
        importers.set(each, (importers.get(each) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** The lines of a file, as they were at a commit, that have changed since: those that are gone, or the two between which there are new ones. */
function changedLines(commit, file) {
  const lines = [];
  for (const [, at, count = '1'] of git('diff', '-U0', commit, '--', file).matchAll(/^@@ -(\d+)(?:,(\d+))? /gm))
    lines.push(count === '0' ? [Number(at), Number(at) + 1] : [Number(at), Number(at) + Number(count) - 1]);
  return lines;
}

/**
 * The tests that a change can have broken: those that execute a function whose lines were changed. Where lines outside of
 * functions were changed, or a function that runs as a file is read, those that use the file or one that imports it. A
 * file that was not there has the test of its name.
 * @param {import('./executed.mjs').Executed} executed what the tests execute
 * @param {string[]} names the files that were changed, also those that are gone
 * @returns {{ tests: string[], unseen: string[] }} `unseen`: what no test was seen to execute
 */
export function testsOf({ commit, tests, functions }, names) {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(existsSync);
  const chosen = new Set(all.filter((file) => isTest(file) && looksAtFiles(file)));
  const take = (places) => places.forEach((place) => chosen.add(tests[place]));
  const unseen = [];
  let importers;
  const takeUsers = (file) => {
    importers ??= readImporters(all.filter(isSource));
    for (const each of [file, ...(importers.get(file) ?? [])]) for (const [, , by] of functions[each] ?? []) take(by);
  };
  for (const file of names) {
    if (isTest(file)) chosen.add(file);
    const own = [file.replace(/\.tsx?$/, '.test.ts'), file.replace(/\.tsx?$/, '.test.tsx')].filter(existsSync);
    if (!isSource(file)) {
      if (!isTest(file) && !/\.md$/.test(file)) unseen.push(file);
      continue;
    }
    own.forEach((test) => chosen.add(test));
    let before;
    try {
      before = git('show', `${commit}:${file}`);
    } catch {
      if (own.length === 0) unseen.push(file);
      continue;
    }
    if (existsSync(file) && codeOf(file, before) === codeOf(file, readFileSync(file, 'utf8'))) continue;
    const ran = functions[file] ?? [];
    if (ran.length === 0) unseen.push(file);
    for (const [first, last] of changedLines(commit, file)) {
      const around = ran.filter(([from, to]) => from <= first && last <= to);
      const size = Math.min(...around.map(([from, to]) => to - from));
      const inner = around.filter(([from, to]) => to - from === size);
      const within = ran.filter(([from, to]) => from <= last && first <= to && !(from <= first && last <= to));
      for (const [, , by] of [...inner, ...within]) take(by);
      if (inner.length === 0 || [...inner, ...within].some(([, , , isRead]) => isRead)) takeUsers(file);
    }
  }
  return { tests: [...chosen].filter(existsSync).sort(), unseen };
}
