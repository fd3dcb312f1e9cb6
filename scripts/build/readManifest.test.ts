import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleFiles } from '../createModule/moduleFiles';
import { moduleNames } from '../createModule/moduleNames';
import { readManifest } from './readManifest';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Reads a new module's manifest with some fields replaced. */
function manifestWith(fields: object) {
  const own = JSON.parse(moduleFiles(moduleNames('payroll'))['module.json'] ?? '') as object;
  writeFileSync(join(dir, 'module.json'), JSON.stringify({ ...own, ...fields }));
  return readManifest(dir).manifest;
}

test.each(['slips', 'm/mfe-payroll/slips'])(
  'what is told of a resource, %s, may name it as it is declared',
  (resource) => {
    const schema = { type: 'object', properties: { days: { type: 'integer' } } };
    const on = { resource, operation: 'create' };
    const { contributions } = manifestWith({
      resources: [{ name: 'slips', title: 'slip', schema }],
      contributions: [{ slot: 'notification.kind', id: 'payroll.slip', title: 'A slip', on }],
    });
    expect(contributions).toMatchObject([{ on: { resource: 'm/mfe-payroll/slips', operation: 'create' } }]);
  },
);

test('a manifest of an older contract is refused with what to do, along with all its other errors', () => {
  const read = () => manifestWith({ contract: 0, title: '' });
  expect(read).toThrow('must be 1, the contract that this platform speaks: write that, and correct what is then named');
  expect(read).toThrow('→ at title');
});
