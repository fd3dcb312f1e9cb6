import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenanceOf } from '../release/provenanceOf';
import { beginRepository } from './beginRepository';

let folder: string;
let kept: NodeJS.ProcessEnv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'begun-'));
  writeFileSync(join(folder, 'module.json'), '{}');
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/package.js'), '');
  kept = process.env;
  // As on a machine where git knows no user.
  process.env = { ...kept, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
});
afterEach(() => {
  process.env = kept;
  rmSync(folder, { recursive: true });
});

const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();

test('a new module is a repository with all its files in one commit, which its first release names', () => {
  expect(beginRepository(folder)).toBeUndefined();
  expect(git('ls-files').split('\n')).toEqual(['.gitignore', 'module.json']);
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  expect(provenanceOf(folder)).toMatchObject({ commit: git('rev-parse', 'HEAD'), hasChanges: false });
});

test('inside another repository, its files belong to that one', () => {
  git('init', '--quiet');
  const dir = join(folder, 'mfe-payroll');
  mkdirSync(dir);
  expect(beginRepository(dir)).toBeUndefined();
  expect(existsSync(join(dir, '.git'))).toBe(false);
});

test('without git, it says what to do, and the files stay', () => {
  process.env.PATH = folder;
  expect(beginRepository(folder)).toBe(
    'There is no first commit yet, which releases name: git is not installed. Commit the files before the first release.',
  );
  expect(existsSync(join(folder, 'module.json'))).toBe(true);
});
