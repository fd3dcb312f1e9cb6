import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { testsOf } from './testsOf.mjs';

const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();
const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const source = `import { limit } from './limit';

/** A rate, in percent. */
export const rate = 12;

export function double(of: number): number {
  return 2 * of;
}

export function half(of: number): number {
  return of / limit;
}

let last: number | undefined;
export const { length: long, ...others } = [last];
`;
const around = process.cwd();
let project: string;
let commit: string;

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  process.chdir(project);
  write('src/rates.ts', source);
  write('src/limit.ts', 'export const limit = 2;\n');
  write('src/index.ts', "export { rate as share } from './rates';\n");
  write('src/page.ts', "import { share } from '.';\nconst parts = [share];\nexport const page = () => parts;\n");
  for (const test of ['double', 'half', 'page']) write(`src/${test}.test.ts`, "test('runs', () => undefined);\n");
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'All');
  commit = git('rev-parse', 'HEAD');
});
afterAll(() => {
  process.chdir(around);
  rmSync(project, { recursive: true });
});
afterEach(() => git('checkout', '--quiet', '--', '.'));

/** The tests selected after a change of `src/rates.ts`. `isRead`: `double` ran while a file was loading. */
function chosen(from: string, to: string, isRead: 0 | 1 = 0): string[] {
  write('src/rates.ts', source.replace(from, to));
  return testsOf(
    {
      commit,
      tests: ['src/double.test.ts', 'src/half.test.ts', 'src/page.test.ts'],
      functions: {
        'src/rates.ts': [
          [6, 8, [0], isRead],
          [10, 12, [1], 0],
        ],
        'src/page.ts': [[3, 3, [2], 0]],
      },
    },
    ['src/rates.ts'],
  ).tests;
}

test('a changed line chooses the tests that execute its function', () => {
  expect(chosen('2 * of', '3 * of')).toEqual(['src/double.test.ts']);
  expect(chosen('return of /', 'const more = of;\n  return more /')).toEqual(['src/half.test.ts']);
});

test('a changed comment or type chooses nothing', () => {
  expect(chosen('A rate, in percent.', 'A rate of tax, in percent.')).toEqual([]);
  expect(chosen('double(of: number): number', 'double(of: number): 1 | 2')).toEqual([]);
});

test('a changed constant selects the tests of functions that mention it, through re-exporting files', () => {
  expect(chosen('rate = 12', 'rate = 13')).toEqual(['src/page.test.ts']);
});

test('a function that runs while a file loads selects all tests of its file', () => {
  expect(chosen('2 * of', '3 * of', 1)).toEqual(['src/double.test.ts', 'src/half.test.ts']);
});

test('changed imports and new code select nothing; a name from elsewhere selects the tests that use it', () => {
  expect(chosen("import { limit } from './limit';", "import { limit, most } from './limit';")).toEqual([]);
  expect(chosen('export const rate', 'export const more = 2;\nexport const rate')).toEqual([]);
  expect(chosen("from './limit'", "from './limits'")).toEqual(['src/half.test.ts']);
});

test('a new file selects the test of its name; one that nothing executes is reported', () => {
  write('src/new.ts', 'export const one = () => 1;\n');
  write('src/new.test.ts', "test('runs', () => undefined);\n");
  write('src/look.css', 'p { color: red; }\n');
  const executed = { commit, tests: [], functions: {} };
  expect(testsOf(executed, ['src/new.ts', 'src/look.css', 'src/limit.ts'])).toEqual({
    tests: ['src/new.test.ts'],
    unseen: ['src/look.css'],
  });
  rmSync('src/new.ts');
  rmSync('src/new.test.ts');
  rmSync('src/look.css');
});
