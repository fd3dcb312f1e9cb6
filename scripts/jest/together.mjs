import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Cleanup that a part does after each of its files: the next finds no clock, mock or element of it. A file that can't
 * be loaded is a failure.
 */
const run = `const note = globalThis.noteExecuted ?? ((_, read) => read());
function run(path, read) {
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    globalThis.document?.body.replaceChildren();
  });
  try {
    note(path, read);
  } catch (error) {
    test('is read', () => {
      throw error;
    });
  }
}`;

/**
 * Whether a test file needs its own process: it names its environment, mocks or reloads modules, or skips other tests.
 */
const isAlone = (file) =>
  /^\/\*\* @jest-environment |^jest\.(mock|spyOn)\(|\bjest\.resetModules\(|\b(test|it|describe)\.only\b|\bf(it|describe)\(/m.test(
    readFileSync(file, 'utf8'),
  );

/**
 * Combines test files into a few that run them one after another, each as a `describe` with its name. Loaded modules,
 * tables and the server are reused by the next file. A file that names its environment (`@jest-environment`), replaces
 * modules (`jest.mock`), reloads them (`jest.resetModules`) or uses `test.only` runs by itself.
 * @param {string} folder for the combined files, an absolute path; it is recreated
 * @param {readonly string[]} files absolute paths
 * @param {object} options
 * @param {string} options.root the folder from which files are named
 * @param {number} options.parts the largest number of combined files, which take about equally long
 * @param {(file: string) => number} [options.durationOf] how long a file takes, in any unit; by default, the length of
 * its text
 * @param {readonly string[]} [options.first] files loaded first, whose hooks apply to the whole part. By default, none
 * @returns {string[]} the combined files, and those that run by themselves, as absolute paths
 */
export function together(folder, files, { root, parts, durationOf = (file) => statSync(file).size, first = [] }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const alone = files.filter(isAlone);
  const shared = files.filter((file) => !alone.includes(file));
  const dealt = Array.from({ length: Math.min(parts, shared.length) }, () => ({ duration: 0, files: [] }));
  const longestFirst = shared
    .map((file) => ({ file, duration: durationOf(file) }))
    .sort((a, b) => b.duration - a.duration);
  for (const { file, duration } of longestFirst) {
    const shortest = dealt.reduce((least, part) => (part.duration < least.duration ? part : least));
    shortest.duration += duration;
    shortest.files.push(file);
  }
  const paths = dealt.map((part, index) => {
    const path = join(folder, `${index + 1}.part.js`);
    const lines = [
      ...first.map((file) => `require(${JSON.stringify(file)});`),
      ...part.files.map(
        (file) =>
          `describe(${JSON.stringify(relative(root, file))}, () => run(${JSON.stringify(file)}, () => require(${JSON.stringify(file)})));`,
      ),
    ];
    writeFileSync(path, `${run}\n${lines.join('\n')}\n`);
    return path;
  });
  return [...alone, ...paths];
}
