import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a part does with each of its files; one that cannot be read is a failure of its own. */
const run = `function run(read) {
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  try {
    read();
  } catch (error) {
    test('is read', () => {
      throw error;
    });
  }
}`;

/**
 * Deals test files out to a few that run them one after another, each as a `describe` of its name: what they load, the
 * tables they make and the server they put together are there for the next one. A file that replaces modules
 * (`jest.mock`) would replace them for all, and is to run by itself.
 * @param {string} name of the folder for them, in `.cache/tests`
 * @param {readonly string[]} files absolute paths
 * @param {object} options
 * @param {number} options.parts how many there are to be; each gets about as many bytes of tests
 * @param {readonly string[]} options.first what is loaded before all of them: the hooks it sets are those of the whole part
 * @returns {string[]} their absolute paths
 */
export function together(name, files, { parts, first }) {
  const folder = join(root, '.cache/tests', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dealt = Array.from({ length: parts }, () => ({ bytes: 0, files: [] }));
  const sizes = files.map((file) => ({ file, bytes: statSync(file).size })).sort((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of sizes) {
    const smallest = dealt.reduce((least, part) => (part.bytes < least.bytes ? part : least));
    smallest.bytes += bytes;
    smallest.files.push(file);
  }
  return dealt.map((part, index) => {
    const path = join(folder, `${index + 1}.test.js`);
    const lines = [
      ...first.map((file) => `require(${JSON.stringify(file)});`),
      ...part.files.map((file) => `describe('${relative(root, file)}', () => run(() => require('${file}')));`),
    ];
    writeFileSync(path, `${run}\n${lines.join('\n')}\n`);
    return path;
  });
}
