import type { Contribution, Release } from 'shared/contract';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openStore } from './releases.fixture';

let server: TestApp;
let opened: ReturnType<typeof openStore>;

const card = (id: string, component = 'Page'): Contribution => ({ slot: 'dashboard.card', id, title: id, component });
const putting =
  (...contributions: unknown[]) =>
  (release: Release) =>
    void Object.assign(release.manifest, { contributions });

beforeAll(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
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
])('a release with %s is refused, with the field named', async (_what, contributions, reason) => {
  await expect(opened.publish({ version: '1.0.0', change: putting(...contributions) })).rejects.toThrow(reason);
});

test('browsers get of a manifest what they render, and nothing of what the server alone reads', async () => {
  await opened.publishCurrent({
    version: '2.0.0',
    change: putting(card('payroll.one'), {
      ...{ slot: 'notification.kind', id: 'payroll.paid', title: '{employee} was paid' },
    }),
  });
  const { registry } = await opened.store.registry();
  expect(registry.modules['mfe-payroll']?.manifest.contributions).toEqual([card('payroll.one')]);
});
