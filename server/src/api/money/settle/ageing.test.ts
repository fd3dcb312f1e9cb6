import { addDays, today } from 'shared/domain/dates/dates';
import type { AgeingAnswer } from 'shared/domain/money/settle/ageing';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

/** An issued invoice of ₹1,000 that was due this many days ago. */
async function due(companyId: string, daysAgo: number): Promise<void> {
  const draft = await server.call('POST', 'invoices', {
    companyId,
    clientName: 'Acme Foods',
    clientState: '27',
    date: addDays(today(), -200),
    dueDate: addDays(today(), -daysAgo),
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: 100_000 }],
    taxTreatment: 'exempt',
  });
  await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`);
}
const ageing = async (options?: object) =>
  (await server.call('GET', 'invoices/ageing', undefined, options)).json<AgeingAnswer>();

test('what a client owes is put by how long it is overdue, with its advance apart and the interest estimated', async () => {
  const companyId = (await server.call('POST', 'companies', { name: 'Acme Foods' })).json<{ id: string }>().id;
  for (const days of [0, 1, 30, 31, 90, 91]) await due(companyId, days);
  await server.call('POST', 'receipts', { companyId, date: today(), amountPaise: 7000 });
  const [client, ...others] = (await ageing()).clients;
  expect(others).toEqual([]);
  expect(client).toMatchObject({
    companyId,
    clientName: 'Acme Foods',
    notDuePaise: 100_000,
    overduePaise: [200_000, 100_000, 100_000, 100_000],
    duePaise: 600_000,
    advancePaise: 7000,
  });
  expect(client?.interestPaise).toBeGreaterThan(0);
  const { token } = await addAccount(server, { rights: ['invoices:read'] });
  expect((await ageing({ token })).clients[0]?.advancePaise).toBe(0);
});

test('an account that is limited to other clients sees no amounts', async () => {
  const companyId = (await server.call('POST', 'companies', { name: 'Acme Foods' })).json<{ id: string }>().id;
  await due(companyId, 5);
  const { token } = await addAccount(server, { reach: { companies: ['other'], centers: [] } });
  expect((await ageing({ token })).clients).toEqual([]);
});
