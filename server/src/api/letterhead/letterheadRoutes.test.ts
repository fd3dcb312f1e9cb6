import { today } from 'shared/domain/dates/dates';
import { seriesOf } from 'shared/domain/money/documents/documentNumber';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { NumberSeries, SeriesStart } from 'shared/domain/money/documents/numberSeries';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const begin = (kind: SeriesStart['kind'], next: unknown) => server.call('PUT', 'letterhead/series', { kind, next });
const series = async () => (await server.call('GET', 'letterhead/series')).json<NumberSeries[]>();
const issue = async () => {
  const { id } = (
    await server.call('POST', 'invoices', {
      clientName: 'Acme Foods',
      clientState: '20',
      date: today(),
      taxPercent: 18,
      items: [{ description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
    })
  ).json<Invoice>();
  return (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
};
const invoiceSeries = seriesOf('invoice', today());

test('series begin with 1 until the owner says otherwise', async () => {
  expect((await series()).map(({ kind, next, isBegun }) => [kind, next, isBegun])).toEqual(
    ['invoice', 'bill', 'credit', 'debit', 'financial', 'voucher', 'refund', 'selfInvoice', 'paymentVoucher'].map(
      (kind) => [kind, 1, false],
    ),
  );
});

test('a series goes on at the owner’s number, also when the GSTIN is entered after it, and notes do in theirs', async () => {
  expect((await begin('invoice', 57)).json<NumberSeries[]>()[0]).toEqual({
    kind: 'invoice',
    next: 57,
    number: `${invoiceSeries}0057`,
    isBegun: false,
  });
  await begin('credit', 8);
  await enterRealLetterhead(server);
  expect((await server.call('GET', `invoices/next-number?date=${today()}`)).json().issued).toBe(`${invoiceSeries}0057`);
  const invoice = await issue();
  expect(invoice.invoiceNo).toBe(`${invoiceSeries}0057`);
  const note = { invoiceId: invoice.id, date: today(), amountPaise: 100, reason: 'Short supply' };
  expect((await server.call('POST', 'credit-notes', note)).json().creditNoteNumber).toMatch(/\/0008$/);
  expect((await server.call('POST', 'debit-notes', note)).json().debitNoteNumber).toMatch(/\/0001$/);
  expect((await issue()).invoiceNo).toBe(`${invoiceSeries}0058`);
});

test('the number can be corrected until something was issued, not after', async () => {
  await enterRealLetterhead(server);
  await begin('invoice', 57);
  await begin('invoice', 12);
  expect((await issue()).invoiceNo).toBe(`${invoiceSeries}0012`);
  const refused = await begin('invoice', 90);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    `${invoiceSeries}0012 is already issued, and the numbers after it go on without a gap. A series can begin at another number only before its first document.`,
  ]);
  expect((await series())[0]).toMatchObject({ next: 13, isBegun: true });
});

test.each([0, -3, 1.5, '57', null, 10_000_000, 1_000_000])('the number %j is refused at its field', async (next) => {
  const answer = await begin('invoice', next);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'next']);
  expect((await series())[0]?.next).toBe(1);
});

test('samples have no such series', async () => {
  expect((await server.call('PUT', 'letterhead/series', { kind: 'sample', next: 5 })).statusCode).toBe(400);
});

test('the letterhead’s history and the audit log say who did it', async () => {
  await begin('invoice', 57);
  const [{ id }] = (await server.call('GET', 'letterhead')).json();
  expect((await server.call('GET', `letterhead/${id}/history`)).json()[0]).toMatchObject({
    by: 'Asha Rao',
    action: 'update',
    changes: { 'next number of invoices': [`${invoiceSeries}0001`, `${invoiceSeries}0057`] },
  });
});

test('of those who issue and begin a series at once, none gets a number twice', async () => {
  await enterRealLetterhead(server);
  const answers = await Promise.all([issue(), begin('invoice', 57), issue()]);
  const numbers = [answers[0], answers[2], await issue()].map(({ invoiceNo }) => invoiceNo);
  expect(new Set(numbers).size).toBe(3);
});

const row = (kind: string, next: number) => ({ kind, next });
const check = async (rows: object[]) =>
  (await server.call('POST', 'letterhead/series/import/check', { rows })).json<{ state: string }[]>();

test('last numbers of another program are brought in by a sheet of a file, once, and taken back', async () => {
  const rows = [row('invoice', 57), row('credit', 8), row('debit', 1)];
  expect((await check(rows)).map(({ state }) => state)).toEqual(['changed', 'changed', 'unchanged']);
  expect((await series())[0]?.next).toBe(1);
  const workbookId = 'a-workbook-of-today';
  const stored = await server.call('POST', 'letterhead/series/import', { rows, fileName: 'firm.xlsx', workbookId });
  expect([stored.statusCode, stored.json()]).toEqual([201, expect.objectContaining({ added: 0, changed: 2 })]);
  expect((await series()).map(({ next }) => next).slice(0, 4)).toEqual([57, 1, 8, 1]);
  expect((await check(rows)).map(({ state }) => state)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  expect((await server.call('GET', 'letterhead/series/imports')).json()).toMatchObject([{ workbookId, changed: 2 }]);
  await begin('credit', 9);
  const undo = () => server.call('POST', `letterhead/series/imports/${stored.json().importId}/undo`, {});
  expect((await undo()).json()).toEqual({
    undone: 1,
    kept: [
      { id: 'credit', name: 'Credit notes', reason: 'It was moved or used since. Look at it under Number series.' },
    ],
  });
  expect((await series()).map(({ next }) => next).slice(0, 4)).toEqual([1, 1, 9, 1]);
  expect((await undo()).statusCode).toBe(409);
});

test('a sheet moves no series in which something was issued, and none of its rows then', async () => {
  await enterRealLetterhead(server);
  await issue();
  const rows = [row('credit', 8), row('invoice', 57), row('bill', 12_345_678)];
  expect((await check(rows)).map(({ state }) => state)).toEqual(['changed', 'refused', 'refused']);
  expect((await server.call('POST', 'letterhead/series/import', { rows })).statusCode).toBe(400);
  expect((await series()).map(({ next }) => next).slice(0, 3)).toEqual([2, 1, 1]);
});
