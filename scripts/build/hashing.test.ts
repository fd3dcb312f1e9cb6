import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let project: string;
let hashInputs: (paths: string[]) => string;

const lock = (packages: Record<string, object>) =>
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
const installed = { 'node_modules/react': { version: '19.0.0' } };

beforeEach(async () => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(project, 'shared'));
  writeFileSync(join(project, 'shared/a.ts'), '1');
  jest.resetModules();
  jest.doMock('./targets', () => ({ root: project }));
  ({ hashInputs } = await import('./hashing'));
});
afterEach(() => rmSync(project, { recursive: true }));

const inputs = ['package-lock.json', 'shared'];

test('a new module doesn’t rebuild other modules, and another version of a package rebuilds all', () => {
  lock({ '': { workspaces: ['shared'] }, ...installed });
  const before = hashInputs(inputs);
  lock({
    '': { workspaces: ['shared', 'mfe-payroll'] },
    'mfe-payroll': { version: '0.1.0' },
    'node_modules/mfe-payroll': { resolved: 'mfe-payroll', link: true },
    ...installed,
  });
  expect(hashInputs(inputs)).toBe(before);
  lock({ ...installed, 'node_modules/react': { version: '19.0.1' } });
  expect(hashInputs(inputs)).not.toBe(before);
});

test('a source counts, its tests and builds don’t', () => {
  lock(installed);
  const before = hashInputs(inputs);
  mkdirSync(join(project, 'shared/dist'));
  writeFileSync(join(project, 'shared/dist/a.js'), '1');
  writeFileSync(join(project, 'shared/a.test.ts'), '2');
  expect(hashInputs(inputs)).toBe(before);
  writeFileSync(join(project, 'shared/a.ts'), '2');
  expect(hashInputs(inputs)).not.toBe(before);
});
