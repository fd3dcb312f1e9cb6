import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const drafted = async (date: string, over: object = {}) =>
  (
    await server.call('POST', 'invoices', {
      clientName: 'Acme Foods',
      clientState: '20',
      clientAddress: '1 Main Road',
      date,
      taxPercent: 18,
      items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
      ...over,
    })
  ).json<Invoice>();
const issue = async (date: string, over: object = {}) =>
  server.call('POST', `invoices/${(await drafted(date, over)).id}/issue`);
const note = (invoiceId: string, date: string, creditNoteNumber = '') =>
  server.call('POST', 'credit-notes', { invoiceId, date, creditNoteNumber, amountPaise: 100, reason: 'Short supply' });

test('a later invoice of a series has no earlier date, and who tries uses no number', async () => {
  await issue('2025-05-10');
  const answer = await issue('2025-05-09');
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [
      {
        path: 'date',
        msg: 'INV/25-26/0001 is dated 10 May 2025, and a later number can’t have an earlier date. Enter 10 May 2025 or a later day.',
      },
    ],
  ]);
  expect((await issue('2025-05-10')).json<Invoice>().invoiceNo).toBe('INV/25-26/0002');
});

test('a cancelled one counts, one of another year or series does not', async () => {
  const { id } = (await issue('2025-05-10')).json<Invoice>();
  await server.call('POST', `invoices/${id}/cancel`);
  expect((await issue('2025-05-09')).statusCode).toBe(400);
  expect((await issue('2025-03-09')).json<Invoice>().invoiceNo).toBe('INV/24-25/0001');
  expect((await issue('2025-05-09', { taxPercent: 0, taxTreatment: 'exempt' })).json<Invoice>().invoiceNo).toBe(
    'BOS/25-26/0001',
  );
});

test('notes keep the same order, those with a typed number among themselves', async () => {
  const { id } = (await issue('2025-05-01')).json<Invoice>();
  await note(id, '2025-05-10');
  expect((await note(id, '2025-05-09')).json().errors[0].path).toBe('date');
  await note(id, '2025-05-20', 'RET-5');
  expect((await note(id, '2025-05-19', 'RET-6')).json().errors[0].path).toBe('date');
  expect((await note(id, '2025-05-21', 'ret-4')).json().errors[0].msg).toContain(
    'an earlier number can’t have a later date',
  );
  expect((await note(id, '2025-05-19', 'RET-4')).statusCode).toBe(201);
  expect((await note(id, '2025-05-02', 'ADJ-1')).statusCode).toBe(201);
});

test('ten at once, of ten days, are numbered in the order of their dates', async () => {
  const days = Array.from({ length: 10 }, (_, index) => `2025-06-${String(index + 1).padStart(2, '0')}`);
  const drafts = await Promise.all(days.map((day) => drafted(day)));
  await Promise.all([...drafts].reverse().map(({ id }) => server.call('POST', `invoices/${id}/issue`)));
  const issued = (await server.call('GET', 'invoices?status=issued&sort=invoiceNo')).json<Invoice[]>();
  expect(issued.length).toBeGreaterThan(0);
  const dates = issued.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  expect(issued.map(({ invoiceNo }) => invoiceNo)).toEqual(
    issued.map((_, index) => `INV/25-26/${String(index + 1).padStart(4, '0')}`),
  );
});

test.each([
  ['before GST', '1900-04-01', null, '01 Jul 2017'],
  ['before the registration', '2024-03-31', '2024-04-01', '01 Apr 2024'],
])('a document %s is refused at its date', async (_, date, registeredOn, first) => {
  await enterRealLetterhead(server, { registeredOn });
  const answer = await issue(date);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ path: 'date', msg: expect.stringContaining(`Enter ${first} or a later day`) }],
  ]);
});

test('the registration began with GST or later, and not after today', async () => {
  for (const registeredOn of ['2017-06-30', '2199-01-01'])
    await expect(enterRealLetterhead(server, { registeredOn })).rejects.toThrow(/registeredOn/);
  await enterRealLetterhead(server, { registeredOn: '2017-07-01' });
});

test('an export names its country', async () => {
  const abroad = { clientState: '96', taxPercent: 0, taxTreatment: 'undertaking' };
  expect((await issue('2025-05-10', abroad)).json().errors).toEqual([
    { path: 'clientCountry', msg: 'Choose the client’s country: an export names it.' },
  ]);
  expect((await issue('2025-05-10', { ...abroad, clientCountry: 'ae' })).json()).toMatchObject({ clientCountry: 'AE' });
  expect((await server.call('POST', 'invoices', { clientCountry: 'XX' })).json().errors[0].path).toBe('clientCountry');
});
