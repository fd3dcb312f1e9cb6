import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleIn } from './modules';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mfe-payroll-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (manifest: object) => writeFileSync(join(dir, 'module.json'), JSON.stringify(manifest));

test('a folder’s module is named by its manifest, which may lack what a command will write', () => {
  expect(moduleIn(dir)).toBeUndefined();
  write({ name: 'mfe-payroll', resources: [{ name: 'slips', title: 'pay slip' }] });
  expect(moduleIn(dir)).toEqual({ name: 'mfe-payroll', dir });
});

test('a manifest without a name is refused with the field', () => {
  write({ title: 'Payroll' });
  expect(() => moduleIn(dir)).toThrow('name');
});
