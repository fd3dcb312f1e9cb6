import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { repositoryFiles } from '../createModule/repositoryFiles';
import { makeKey } from './makeKey';

let home: string;
let folder: string;

beforeEach(() => {
  home = mkdtempSync(join(os.tmpdir(), 'home-'));
  folder = join(home, 'mfe-payroll');
  mkdirSync(folder);
  for (const [file, content] of Object.entries(repositoryFiles('mfe-payroll', 'https://a.test/sdk.tgz')))
    writeFileSync(join(folder, file), content);
  jest.spyOn(os, 'homedir').mockReturnValue(home);
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true });
});

const git = (...words: string[]) => spawnSync('git', words, { cwd: folder, encoding: 'utf8' }).stdout;

test('a key is written outside of the module, for its owner alone, and its place is told', () => {
  const before = readdirSync(folder);
  const told = makeKey();
  const file = join(home, '.release-keys/mfe-payroll.key');
  expect(told).toContain(`The private key is in ${file}: keep it secret and out of every repository`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(before);
  expect(() => makeKey()).toThrow('exists already; name another file.');
});

test.each([false, true])('one that would be committed is not made; in a repository: %s', (isRepository) => {
  if (isRepository) git('init', '-q');
  const file = join(folder, 'signing.pem');
  expect(() => makeKey(file)).toThrow('would be committed with the code');
  expect(existsSync(file)).toBe(false);
});

test('in a new module a key is out of what git adds', () => {
  git('init', '-q');
  makeKey(join(folder, 'release.key'));
  git('add', '-A');
  expect(git('ls-files')).not.toContain('release.key');
});
