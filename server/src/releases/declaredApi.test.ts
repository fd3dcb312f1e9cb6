import type { ModuleManifest } from 'shared/contract';
import { declaredResources } from 'shared/contract/declaredResource';
import { declaredApi } from './declaredApi';

const schema = {
  type: 'object',
  properties: {
    employee: { type: 'string' },
    days: { type: ['integer', 'null'] },
    state: { type: 'string', enum: ['draft', 'paid'], default: 'draft' },
    note: { type: 'string' },
  },
  required: ['employee', 'days'],
};
const resources = declaredResources.parse([{ name: 'slips', title: 'slip', schema }]);
const lines = declaredApi([{ name: 'mfe-payroll', resources } as unknown as ModuleManifest]);
const typeOf = (call: string) => /(\$m\d+)/.exec(lines[call] ?? '')?.[1] ?? '';

test('what a module declares of its records is offered as the API’s own, by calls', () => {
  expect(Object.keys(lines).filter((name) => / m\/mfe-payroll\/slips[^?!]*$/.test(name))).toEqual([
    'GET m/mfe-payroll/slips',
    'POST m/mfe-payroll/slips',
    'GET m/mfe-payroll/slips/:',
    'PUT m/mfe-payroll/slips/:',
  ]);
  expect(lines['GET m/mfe-payroll/slips?']).toContain("'days.from'");
});

test('an answer has null for what need not be given and has no default', () => {
  const record = typeOf('GET m/mfe-payroll/slips');
  expect(lines[`${record}.id`]).toBe('out string');
  expect(lines[`${record}.employee`]).toBe('out string');
  expect(lines[`${record}.days`]).toBe('out null | number');
  expect(lines[`${record}.state`]).toBe("out 'draft' | 'paid'");
  expect(lines[`${record}.note`]).toBe('out null | string');
});

test('a body takes what the schema takes, and a change of a record asks for none of it', () => {
  const input = typeOf('POST m/mfe-payroll/slips');
  expect(lines[`${input}.employee`]).toBe('in string');
  expect(lines[`${input}.state`]).toBe("in? 'draft' | 'paid'");
  expect(lines[`${typeOf('PUT m/mfe-payroll/slips/:')}.employee`]).toBe('in? string');
});
