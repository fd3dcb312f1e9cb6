import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a part does with each of its files: the next finds no clock, mock or element of it. One that cannot be read is a failure of its own. */
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

/** Whether a test file needs a process of its own: it names its environment, mocks or reloads modules, or skips other tests. */
const isAlone = (file) =>
  /^\/\*\* @jest-environment |^jest\.(mock|spyOn)\(|\bjest\.resetModules\(|\b(test|it|describe)\.only\b|\bf(it|describe)\(/m.test(
    readFileSync(file, 'utf8'),
  );

/**
 * Deals test files out to a few that run them one after another, each as a `describe` of its name: what they load, the
 * tables they make and the server they put together are there for the next one. A file that names its environment
 * (`@jest-environment`), replaces modules (`jest.mock`), reloads them (`jest.resetModules`) or names the only test that
 * is to run (`test.only`) runs by itself.
 * @param {string} folder for them, an absolute path; it is made again
 * @param {readonly string[]} files absolute paths
 * @param {object} options
 * @param {string} options.root the folder from which files are named
 * @param {number} options.parts how many there are to be at most; each gets files that take about as long
 * @param {(file: string) => number} [options.durationOf] how long a file takes, in any unit; by default as long as its text
 * @param {readonly string[]} [options.first] what is loaded before all of them: the hooks it sets are those of the whole part. By default nothing
 * @returns {string[]} what Jest is to be given: the parts, and the files that run by themselves, as absolute paths
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
