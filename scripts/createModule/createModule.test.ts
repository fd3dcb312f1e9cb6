import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestSchema } from '../../shared/contract/manifest';
import { bundlerOf } from '../build/bundlers';
import { readBundler } from './bundlerFiles';
import { createModule } from './createModule';

const project = join(__dirname, '../..');
const existing = readdirSync(project).filter((name) => name.startsWith('mfe-'));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(join(project, 'package.json'), join(root, 'package.json'));
  for (const name of existing) {
    mkdirSync(join(root, name));
    cpSync(join(project, name, 'module.json'), join(root, name, 'module.json'));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('a new module is complete and declares one page with a place in the sidebar', () => {
  createModule(root, 'time-sheets');
  expect(
    readdirSync(join(root, 'mfe-time-sheets'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['README.md', 'TimeSheetsPage.test.tsx', 'TimeSheetsPage.tsx', 'module.json', 'package.json']);
  const manifest = manifestSchema.parse(JSON.parse(read('mfe-time-sheets/module.json')));
  expect(manifest.routes).toEqual([{ path: '/dashboard/time-sheets', page: 'TimeSheetsPage' }]);
  expect(manifest.sidebar).toEqual([{ id: 'time-sheets', label: 'Time Sheets', path: '/dashboard/time-sheets' }]);
});

test.each(['rsbuild', 'vite'])('built by %s, it has its configuration, and packages in tested versions', (bundler) => {
  createModule(root, 'payroll', readBundler(bundler));
  expect(read(`mfe-payroll/${bundler}.config.mjs`)).toContain(`'../scripts/bundlers/${bundler}.mjs'`);
  expect(bundlerOf(join(root, 'mfe-payroll'))).toBe(bundler);
  const { devDependencies } = JSON.parse(read('mfe-payroll/package.json')) as { devDependencies: object };
  expect(Object.keys(devDependencies).join()).toContain(`@module-federation/${bundler}`);
  expect(Object.values(devDependencies).every((version) => typeof version === 'string')).toBe(true);
});

test('an unknown bundler is refused with the list of bundlers', () => {
  expect(() => readBundler('rollup')).toThrow('There is no bundler rollup; choose one of webpack, rsbuild, vite.');
  expect(readBundler(undefined)).toBe('webpack');
});

test('of the rest of the project, one line of package.json changes', () => {
  const before = read('package.json').split('\n');
  createModule(root, 'payroll');
  const after = read('package.json').split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual(['    "mfe-payroll",']);
  expect(after).toHaveLength(before.length + 1);
  expect(readdirSync(root).sort()).toEqual([...existing, 'mfe-payroll', 'package.json'].sort());
});

test.each([
  [undefined, 'Name the module'],
  ['Pay roll', '"Pay roll" can\'t be the name of a module'],
  ['../payroll', 'lower-case letters'],
  ['p', '2 to 32'],
  ['clients', 'There is a folder mfe-clients already'],
  ['mfe-clients', 'There is a folder mfe-clients already'],
  ['calendar', 'The route /dashboard/calendar belongs to mfe-compliance.'],
  ['modules', 'The route /dashboard/modules belongs to the shell.'],
])('%p is refused with a sentence, and nothing is written', (given, sentence) => {
  const before = read('package.json');
  expect(() => createModule(root, given)).toThrow(sentence);
  expect(read('package.json')).toBe(before);
  expect(readdirSync(root).sort()).toEqual([...existing, 'package.json'].sort());
});

test('a module named after another one’s name is refused too', () => {
  createModule(root, 'payroll');
  writeFileSync(join(root, 'mfe-payroll/README.md'), 'mine');
  expect(() => createModule(root, 'mfe-payroll')).toThrow(
    'There is a folder mfe-payroll already; choose another name.',
  );
  expect(read('mfe-payroll/README.md')).toBe('mine');
});
