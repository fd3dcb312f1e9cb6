import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { transform } from '../jest/screenTests.mjs';

const root = join(import.meta.dirname, '../..');
/** Where Jest writes what each test file executed; see scripts/jest/noteExecuted.ts. */
const notes = join(root, '.cache/executed');
const kept = join(root, '.cache/executed.json');

/**
 * A function of a source file: its first and last line, from 1, the tests that execute it, as indexes of `tests`, and
 * whether it ran only while a file loaded, so that other files may share its result.
 * @typedef {[first: number, last: number, tests: number[], isReadOnly: 0 | 1]} Ran
 *
 * What the tests execute, at a commit.
 * @typedef {{ commit: string, tests: string[], functions: Record<string, Ran[]> }} Executed
 */

const [[, [, swc]]] = Object.entries(transform);

/** Maps a function's position in the executed code to its lines in the source. */
function linesOf(file) {
  const { code, map } = transformSync(readFileSync(join(root, file), 'utf8'), {
    ...swc,
    jsc: { ...swc.jsc, transform: { ...swc.jsc.transform, hidden: { jest: true } } },
    ...{ filename: join(root, file), sourceMaps: true, swcrc: false },
  });
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  // Code before the file's own first line only handles exports.
  const exported = code.indexOf('_export(exports, {');
  const head = exported < 0 ? 0 : code.indexOf('});', exported);
  const source = new SourceMap(JSON.parse(map));
  const lineAt = (offset) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    const column = offset - lineStarts[line];
    const { originalLine } = source.findEntry(line, column);
    return originalLine === undefined ? undefined : originalLine + 1;
  };
  return ([start, end]) => {
    if (start < head) return undefined;
    const lines = [lineAt(start), lineAt(end - 1)];
    return lines.includes(undefined) ? undefined : lines.sort((a, b) => a - b);
  };
}

/** Clears the recording before a new run. */
export function beginNotes() {
  rmSync(notes, { recursive: true, force: true });
  mkdirSync(notes, { recursive: true });
}

/** Merges and saves the recording of a run. */
export function keepExecuted() {
  const noted = readdirSync(notes).map((name) => JSON.parse(readFileSync(join(notes, name), 'utf8')));
  const tests = noted.map(({ file }) => file).sort();
  /** @type {Map<string, Map<string, { range: number[], tests: Set<number>, isRead: 0 | 1 }>>} */
  const byFile = new Map();
  for (const { file: test, whileRead, executed } of noted)
    for (const [ran, isRead] of [
      [whileRead, 1],
      [executed, 0],
    ])
      for (const [file, ranges] of Object.entries(ran)) {
        const functions = byFile.get(file) ?? new Map();
        byFile.set(file, functions);
        for (const range of ranges) {
          const at = functions.get(String(range)) ?? { range, tests: new Set(), isRead: 0 };
          functions.set(String(range), at);
          at.tests.add(tests.indexOf(test));
          if (isRead) at.isRead = 1;
        }
      }
  const functions = {};
  for (const [file, ran] of [...byFile].sort(([a], [b]) => a.localeCompare(b))) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) continue;
    const lines = linesOf(file);
    functions[file] = [...ran.values()].flatMap(({ range, tests: by, isRead }) => {
      const found = lines(range);
      return found ? [[...found, [...by], isRead]] : [];
    });
  }
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  writeFileSync(kept, JSON.stringify({ commit, tests, functions }));
}

/**
 * @returns {Executed | undefined} the last recording; undefined when `npm test -- --record` has not run in this clone,
 * or its commit is gone
 */
export function readExecuted() {
  if (!existsSync(kept)) return undefined;
  const executed = JSON.parse(readFileSync(kept, 'utf8'));
  try {
    execFileSync('git', ['cat-file', '-e', executed.commit], { cwd: root, stdio: 'ignore' });
    return executed;
  } catch {
    return undefined;
  }
}
