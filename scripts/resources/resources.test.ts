import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredResources } from '../../shared/contract/declaredResource';
import { root } from '../build/targets';
import { typeErrors } from '../test/typeErrors';
import { resourceTypes } from './resourceTypes';

const sources = `
import { z } from 'zod';
export const paySlips = z.object({
  employee: z.string().trim().min(1).max(80),
  paidOn: z.iso.date(),
  amountPaise: z.int().min(0),
  state: z.enum(['draft', 'paid']).default('draft'),
  note: z.string().max(200).nullish(),
  isFinal: z.boolean().default(false),
  lines: z.array(z.object({ label: z.string(), hours: z.number().optional() })).default([]),
});
`;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'resources-'));
  mkdirSync(join(dir, 'src'));
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(join(dir, 'src/resources.ts'), sources);
});
afterAll(() => rmSync(dir, { recursive: true }));

test('what a module writes in zod becomes its schema, and the schema its types', () => {
  const script = `import { schemasOf } from ${JSON.stringify(join(root, 'scripts/resources/schemasOf.ts'))};
    console.log(JSON.stringify(await schemasOf(${JSON.stringify(dir)}, ['pay-slips', 'others'])));`;
  writeFileSync(join(dir, 'read.mts'), script);
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx/esm', join(dir, 'read.mts')], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const schemas = JSON.parse(stdout) as Record<string, { properties: object }>;
  expect(Object.keys(schemas)).toEqual(['pay-slips']);
  expect(schemas['pay-slips']?.properties).toMatchObject({ paidOn: { type: 'string', format: 'date' } });
  expect(stdout).not.toContain('"pattern"');
  const declared = declaredResources.parse([{ name: 'pay-slips', title: 'pay slip', schema: schemas['pay-slips'] }]);
  const types = resourceTypes('mfe-payroll', declared);
  expect(types).toContain(
    '/** A pay slip as m/mfe-payroll/pay-slips answers it. */\nexport interface PaySlipsRecord {\n  id: string;',
  );
  expect(types).toContain('note: string | null;');
  writeFileSync(join(dir, 'src/resourceTypes.ts'), types);
  writeFileSync(
    join(dir, 'src/use.ts'),
    `
    import type { PaySlipsInput, PaySlipsRecord } from './resourceTypes.ts';
    export const sent: PaySlipsInput = { employee: 'A', paidOn: '2026-01-31', amountPaise: 1, lines: [{ label: 'x' }] };
    export const state = (record: PaySlipsRecord): 'draft' | 'paid' => record.state;
    // @ts-expect-error a field that must be given
    export const lacking: PaySlipsInput = { employee: 'A' };
  `,
  );
  expect(typeErrors(dir, { extends: join(root, 'tsconfig.json'), include: ['src/use.ts'] })).toEqual([]);
});
