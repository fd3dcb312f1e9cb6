import { addDays, addMonths, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { RecurringInvoice } from 'shared/domain/money/documents/recurringInvoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { makeRecurring } from './makeRecurring';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const start = addDays(today(), 1);
const drafted = async () =>
  (
    await server.call('POST', 'invoices', {
      ...{ clientName: 'Acme Foods', clientState: '20', taxPercent: 18, date: today(), dueDate: addDays(today(), 15) },
      ...{ invoiceNo: 'FIRST', items: [{ description: 'Retainer', quantity: 1, pricePaise: 100_000 }] },
    })
  ).json<Invoice>();
const recur = (invoiceId: string, over: object = {}) =>
  server.call('POST', 'recurring-invoices', { invoiceId, rhythm: 'Monthly', startOn: start, ...over });
const work = (day: string) => server.db.transaction().execute((tx) => makeRecurring(tx, day));
const drafts = async () =>
  (await server.call('GET', 'invoices?sort=date')).json<Invoice[]>().filter(({ invoiceNo }) => invoiceNo !== 'FIRST');
const now = async (id: string) => (await server.call('GET', `recurring-invoices/${id}`)).json<RecurringInvoice>();

test('a draft like the invoice is made on its day, once, with a number and payment terms of its own', async () => {
  const { id } = (await recur((await drafted()).id)).json<RecurringInvoice>();
  await work(today());
  expect(await drafts()).toEqual([]);
  await work(start);
  await work(start);
  expect(await drafts()).toMatchObject([
    {
      ...{ status: 'draft', clientName: 'Acme Foods', date: start, dueDate: addDays(start, 15), totalPaise: 118_000 },
      invoiceNo: 'INV-001',
    },
  ]);
  expect(await now(id)).toMatchObject({ madeOn: start, nextOn: addMonths(start, 1), problem: '' });
});

test('days on which no server ran are made up for, each dated its own day, and none comes after the last', async () => {
  const endOn = addMonths(start, 2);
  const { id } = (await recur((await drafted()).id, { endOn })).json<RecurringInvoice>();
  await work(addMonths(start, 7));
  expect((await drafts()).map(({ date }) => date)).toEqual([start, addMonths(start, 1), endOn]);
  expect(await now(id)).toMatchObject({ madeOn: endOn, nextOn: null });
});

test('servers that do the work at once make one draft', async () => {
  await recur((await drafted()).id);
  await Promise.all([work(start), work(start), work(start)]);
  expect(await drafts()).toHaveLength(1);
});

test('one whose invoice is gone says so and waits; the others are made', async () => {
  const gone = await drafted();
  const { id } = (await recur(gone.id)).json<RecurringInvoice>();
  await server.call('DELETE', `invoices/${gone.id}`);
  const kept = await drafted();
  await recur(kept.id);
  await work(start);
  expect(await now(id)).toMatchObject({ nextOn: start, problem: expect.stringMatching(/no longer exists/) });
  expect(await drafts()).toHaveLength(1);
  await server.call('PUT', `recurring-invoices/${id}`, { invoiceId: kept.id });
  await work(start);
  expect(await now(id)).toMatchObject({ madeOn: start, problem: '' });
  expect(await drafts()).toHaveLength(2);
});

test.each([
  ['a day that is over', { startOn: addDays(today(), -1) }, 'startOn', /today or a later day/],
  ['an end before the first day', { endOn: today() }, 'endOn', /cannot be before/],
  ['an unknown invoice', { invoiceId: 'none' }, 'invoiceId', /no longer exists/],
])('%s is refused at its field', async (_, over, path, msg) => {
  const answer = await recur((await drafted()).id, over);
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, msg: expect.stringMatching(msg) }]]);
});
