import type { Contribution, Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openStore } from './releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

const card = (id: string, component = 'Page'): Contribution => ({ slot: 'dashboard.card', id, title: id, component });
const kind = {
  ...{ slot: 'search.kind', id: 'payroll.lead', resource: 'leads', label: 'Lead' },
  path: '/dashboard/mfe-payroll?lead={id}',
};
const days = {
  ...{ slot: 'calendar.kind', id: 'payroll.called', resource: 'leads', day: 'status', label: 'Called' },
  ...{ named: ['name'], many: 'leads', path: '/dashboard/mfe-payroll?lead={id}', manyPath: '/dashboard/mfe-payroll' },
};
const putting =
  (...contributions: unknown[]) =>
  (release: Release) =>
    void Object.assign(release.manifest, { contributions });

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  opened.sources.lists = { leads: ['id', 'name', 'status'], invoices: ['id', 'totalPaise'] };
  await opened.publishCurrent({ name: 'mfe-sales', version: '1.0.0', change: putting(card('sales.today')) });
});
afterAll(async () => {
  await server.close();
  opened.remove();
});

test.each<[string, unknown[], string]>([
  ['another module’s id', [card('sales.today')], 'contributions.0.id is "sales.today", which belongs to mfe-sales.'],
  [
    'a component that is not in the code',
    [card('payroll.one', 'Gone')],
    'contributions.0.component names Gone, which the code does not expose.',
  ],
  [
    'a notification of what others keep',
    [
      {
        ...{ slot: 'notification.kind', id: 'payroll.lead', title: '{name}' },
        on: { resource: 'leads', operation: 'create' },
      },
    ],
    'contributions.0.on.resource names leads, which the module does not declare',
  ],
  [
    'a search of a list that there is none of',
    [{ ...kind, resource: 'rooms' }],
    'contributions.0.resource names rooms, which this server has no list of.',
  ],
  [
    'a search that shows a field that its list has not',
    [{ ...kind, detail: ['name', 'colour'] }],
    'contributions.0.detail.1 names colour, which is no field of leads.',
  ],
  [
    'a search sorted by a field that its list has not',
    [{ ...kind, sort: '-status,age' }],
    'contributions.0.sort names age, which is no field of leads.',
  ],
  [
    'a search narrowed by a field that its list has not',
    [{ ...kind, query: { area: 'gst' } }],
    'contributions.0.query.area names area, which is no field of leads.',
  ],
  [
    'a search whose address asks for a field that its list has not',
    [{ ...kind, path: '/dashboard/mfe-payroll?lead={number}&name={name}' }],
    'contributions.0.path names number, which is no field of leads.',
  ],
  [
    'a search that leads to another module’s page',
    [{ ...kind, path: '/dashboard/leads/{id}' }],
    'contributions.0.path is "/dashboard/leads/{id}", where the module has no page',
  ],
  [
    'days in the calendar of fields that its list has not',
    [{ ...days, day: 'bornOn', named: ['name', 'age'] }],
    'contributions.0.day names bornOn, which is no field of leads.\n- contributions.0.named.1 names age',
  ],
  [
    'days in the calendar that lead to another module’s page',
    [{ ...days, manyPath: '/dashboard/leads?day={day}' }],
    'contributions.0.manyPath is "/dashboard/leads?day={day}", where the module has no page',
  ],
  [
    'an act of a list that there is none of',
    [{ slot: 'list.row-action', id: 'payroll.pay', list: 'm/mfe-payroll/slips', label: 'Pay', component: 'Page' }],
    'contributions.0.list names m/mfe-payroll/slips, which this server has no list of.',
  ],
  [
    'a stage that adds up what its list has not',
    [
      {
        ...{ slot: 'dashboard.stage', id: 'payroll.paid', label: 'Paid' },
        lists: [{ resource: 'invoices', path: '/dashboard/mfe-payroll', sum: 'netPaise', query: { state: 'paid' } }],
      },
    ],
    'contributions.0.lists.0.query.state names state, which is no field of invoices.\n- contributions.0.lists.0.sum names netPaise',
  ],
])('a release with %s is refused, with the field named', async (_what, contributions, reason) => {
  await expect(opened.publish({ version: '1.0.0', change: putting(...contributions) })).rejects.toThrow(reason);
});

test('browsers get of a manifest what they render, and nothing of what the server alone reads', async () => {
  await opened.publishCurrent({
    version: '2.0.0',
    change: putting(
      card('payroll.one'),
      {
        ...{ slot: 'notification.kind', id: 'payroll.paid', title: '{employee} was paid' },
      },
      kind,
    ),
  });
  const { registry } = await opened.store.registry();
  expect(registry.modules['mfe-payroll']?.manifest.contributions).toEqual([card('payroll.one')]);
});
