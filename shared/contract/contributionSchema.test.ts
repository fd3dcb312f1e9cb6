import { z } from 'zod';
import { manifestSchema, moduleFileSchema } from './manifest';

const manifest = {
  ...{ contract: 1, name: 'mfe-payroll', title: 'Payroll', team: 'Payroll', shellApi: '^2.0.0', sidebar: [] },
  routes: [{ path: '/dashboard/payroll', page: 'PayrollPage' }],
};
const card = { slot: 'dashboard.card', id: 'payroll.next', title: 'Next run', component: 'NextCard' };
const command = { slot: 'palette.command', id: 'payroll.run', label: 'Run the payroll' };

/** Why a release with these contributions is refused; empty if it is not. */
function refusal(...contributions: unknown[]): string {
  const { error } = manifestSchema.safeParse({ ...manifest, contributions });
  return error ? z.prettifyError(error) : '';
}

test('a release without contributions is as valid as ever', () => {
  expect(manifestSchema.safeParse(manifest).success).toBe(true);
});

test.each([
  [card],
  [{ ...card, size: 'narrow', order: 5, height: 240 }],
  [{ slot: 'record.company', id: 'payroll.people', title: 'People', component: 'PeoplePanel', as: 'tab' }],
  [{ slot: 'list.bulk-action', id: 'payroll.pay', list: 'm/mfe-payroll/slips', label: 'Pay', component: 'PayRows' }],
  [{ ...command, path: '/dashboard/payroll?run=now' }],
  [{ ...command, component: 'RunCommand' }],
  [
    {
      slot: 'notification.kind',
      id: 'payroll.paid',
      title: '{employee} was paid',
      path: '/dashboard/payroll?slip={id}',
    },
  ],
])('%j is taken', (contribution) => {
  expect(refusal(contribution)).toBe('');
});

test.each([
  [
    'an unknown slot',
    { ...card, slot: 'dashboard.tile' },
    'must be a slot of this shell: dashboard.card',
    'contributions[0].slot',
  ],
  ['no slot', { id: 'payroll.next' }, 'must be a slot of this shell', 'contributions[0].slot'],
  ['a field that its slot does not take', { ...card, list: 'centers' }, 'Unrecognized key: "list"', 'contributions[0]'],
  ['a value that its slot does not take', { ...card, size: 'huge' }, 'Invalid option', 'contributions[0].size'],
  ['no component', { ...card, component: undefined }, 'Invalid input', 'contributions[0].component'],
  ['a name without its module', { ...card, id: 'next' }, 'must be lower-case words with dots', 'contributions[0].id'],
  ['a command that leads nowhere', command, 'must be given, or a component', 'contributions[0].path'],
  [
    'a command that leads somewhere and renders something',
    { ...command, path: '/dashboard', component: 'RunCommand' },
    'and not both',
    'contributions[0].path',
  ],
  [
    'an address elsewhere',
    { ...command, path: 'https://elsewhere.example' },
    'must be a path that begins with "/"',
    'contributions[0].path',
  ],
  [
    'an address of another site',
    { ...command, path: '//elsewhere.example' },
    'must be a path',
    'contributions[0].path',
  ],
])('%s is refused, with the field named', (_what, contribution, reason, field) => {
  expect(refusal(contribution)).toContain(reason);
  expect(refusal(contribution)).toMatch(`→ at ${field}`);
});

test('two with one id are refused at the second', () => {
  expect(refusal(card, { ...card, title: 'Another' })).toBe(
    '✖ is "payroll.next", as another contribution of the module\n  → at contributions[1].id',
  );
});

test('a component has a file of its own name: no page and no other component has it too', () => {
  const { error } = moduleFileSchema.safeParse({
    ...manifest,
    contributions: [
      { ...card, component: 'cards/NextCard' },
      { ...card, id: 'payroll.last', component: 'old/NextCard' },
    ],
  });
  expect(error && z.prettifyError(error)).toContain('cards/NextCard and old/NextCard would both be NextCard');
});
