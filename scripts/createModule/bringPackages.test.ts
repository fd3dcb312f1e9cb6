import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringPackages } from './bringPackages';

let folder: string;
let packages: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  packages = join(folder, 'npx/node_modules');
  for (const each of ['module-sdk', 'react/cjs', '.bin', '../../mfe-payroll'])
    mkdirSync(join(packages, each), { recursive: true });
  writeFileSync(join(packages, 'react/cjs/react.js'), 'react');
  writeFileSync(join(packages, 'module-sdk/package.json'), '{}');
  symlinkSync('../module-sdk/package.json', join(packages, '.bin/module-sdk'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new repository has the packages installed by npx, with npm’s own record of them', () => {
  writeFileSync(join(packages, '.package-lock.json'), '{"lockfileVersion":3}');
  const repository = join(folder, 'mfe-payroll');
  bringPackages(join(packages, 'module-sdk'), repository);
  const brought = join(repository, 'node_modules');
  expect(readFileSync(join(brought, 'react/cjs/react.js'), 'utf8')).toBe('react');
  expect(readlinkSync(join(brought, '.bin/module-sdk'))).toBe('../module-sdk/package.json');
  expect(readFileSync(join(brought, '.package-lock.json'), 'utf8')).toBe('{"lockfileVersion":3}');
});

test('nothing is linked if npm did not install, or a link fails, and no half remains', () => {
  const repository = join(folder, 'mfe-payroll');
  bringPackages(join(packages, 'module-sdk'), repository);
  expect(existsSync(join(repository, 'node_modules'))).toBe(false);

  // Its name is also a folder's name.
  mkdirSync(join(packages, '.package-lock.json'));
  bringPackages(join(packages, 'module-sdk'), repository);
  expect(existsSync(join(repository, 'node_modules'))).toBe(false);
});
