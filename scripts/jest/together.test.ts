import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { together } from './together.mjs';

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'together-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Combines files with these contents into two parts; returns the names of the files for Jest. */
function dealt(contents: Record<string, string>): string[] {
  const files = Object.entries(contents).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
  return together(join(folder, 'parts'), files, { root: folder, parts: 2 }).map((path) => basename(path));
}

test('files share the parts, each as a describe of its name', () => {
  const share = "test('shares', () => undefined);\n";
  expect(dealt({ 'a.test.ts': share, 'b.test.ts': share, 'c.test.ts': share })).toEqual(['1.part.js', '2.part.js']);
  const parts = [1, 2].map((part) => readFileSync(join(folder, `parts/${part}.part.js`), 'utf8'));
  for (const name of ['a', 'b', 'c'])
    expect(parts.filter((part) => part.includes(`describe("${name}.test.ts", `))).toHaveLength(1);
});

test('a file that names its environment, mocks or reloads modules, or has the only test to run, gets a process of its own', () => {
  expect(
    dealt({
      'environment.test.ts': '/** @jest-environment jsdom */\n',
      'mocks.test.ts': "jest.mock('./mail');\n",
      'reloads.test.ts': 'beforeEach(() => {\n  jest.resetModules();\n});\n',
      'spies.test.ts': "jest.spyOn(console, 'error');\n",
      'only.test.ts': "describe('one', () => {\n  test.only('runs', () => undefined);\n});\n",
      'focused.test.ts': "fit('runs', () => undefined);\n",
      'restores.test.ts': "test('spies', () => void jest.spyOn(console, 'error'));\n",
    }),
  ).toEqual([
    'environment.test.ts',
    'mocks.test.ts',
    'reloads.test.ts',
    'spies.test.ts',
    'only.test.ts',
    'focused.test.ts',
    '1.part.js',
  ]);
});

test('the parts take about equally long, by each file’s known duration', () => {
  const share = "test('shares', () => undefined);\n";
  const files = ['a', 'b', 'c', 'd'].map((name) => {
    writeFileSync(join(folder, `${name}.test.ts`), share);
    return join(folder, `${name}.test.ts`);
  });
  together(join(folder, 'parts'), files, {
    root: folder,
    parts: 2,
    durationOf: (file) => (file === files[1] ? 9 : 2),
  });
  const [first, second] = [1, 2].map((part) => readFileSync(join(folder, `parts/${part}.part.js`), 'utf8'));
  expect(first?.match(/(?<=describe\(")\w\.test\.ts/g)).toEqual(['b.test.ts']);
  expect(second?.match(/(?<=describe\(")\w\.test\.ts/g)).toEqual(['a.test.ts', 'c.test.ts', 'd.test.ts']);
});
