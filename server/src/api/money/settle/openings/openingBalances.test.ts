import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { AgeingAnswer } from 'shared/domain/money/settle/ageing';
import type { ClientStatement } from 'shared/domain/money/settle/clientStatement';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { openTestApp, type TestApp } from '../../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../../test/realLetterhead';

let server: TestApp;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  companyId = (await server.call('POST', 'companies', { name: 'Everkart' })).json().id;
});
afterEach(() => server.close());

const owed = (over: object = {}) => ({
  ...{ companyId, kind: 'Owed', number: '118/25-26', day: '2026-03-10', dueDate: '2026-04-09', amountPaise: 118_000 },
  ...over,
});
const enter = async (over: object = {}) => {
  const answer = await server.call('POST', 'opening-balances', owed(over));
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string; version: number }>();
};
const invoice = async (id: string) => (await server.call('GET', `invoices/${id}`)).json<Invoice>();
const accounts = async () => {
  const rows = await server.db
    .selectFrom('ledger_entries')
    .select('account')
    .select(({ fn }) => fn.sum<number>('paise').as('paise'))
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]));
};

test('what a client owed before is an open invoice of ours: aged, on the statement, and neither a sale nor in a return', async () => {
  const { id } = await enter();
  await enter({ number: 'Balance', dueDate: null, amountPaise: 50_000 });
  expect(await invoice(id)).toMatchObject({ invoiceNo: '118/25-26', clientName: 'Everkart', balancePaise: 118_000 });
  expect(await accounts()).toEqual({ receivables: 168_000, openingBalances: -168_000 });
  const { clients } = (await server.call('GET', 'invoices/ageing')).json<AgeingAnswer>();
  expect(clients).toMatchObject([{ companyId, duePaise: 168_000, notDuePaise: 0 }]);
  const query = `companyId=${companyId}&from=2026-03-01&to=2026-03-31`;
  const { entries } = (await server.call('GET', `invoices/statement?${query}`)).json<ClientStatement>();
  expect(entries.map(({ text, balancePaise }) => [text, balancePaise])).toEqual([
    ['Balance brought in', 50_000],
    ['Invoice 118/25-26', 168_000],
  ]);
  const gstr1 = (await server.call('GET', 'invoices/gstr1.json?period=2026-03')).json();
  expect([gstr1.b2b, gstr1.b2cs, gstr1.doc_issue]).toEqual([undefined, undefined, undefined]);
  const summary = (await server.call('GET', 'invoices?shown=Issued')).json();
  expect(summary).toEqual([]);
});

test('an advance of before is an advance here: it is set off against an invoice by its receipt', async () => {
  const advance = await enter({ kind: 'Paid in advance', number: 'UTR 5', amountPaise: 70_000 });
  const { id } = await enter();
  const receipt = (await server.call('GET', `receipts/${advance.id}`)).json<Receipt>();
  expect(receipt).toMatchObject({ reference: 'UTR 5', method: 'Brought in', advancePaise: 70_000 });
  const lines = [{ invoiceId: id, amountPaise: 70_000 }];
  expect((await server.call('PUT', `receipts/${advance.id}`, { lines })).json()).toMatchObject({ advancePaise: 0 });
  expect(await invoice(id)).toMatchObject({ balancePaise: 48_000, standing: 'Part paid' });
  expect(await accounts()).toEqual({ receivables: 48_000, openingBalances: -48_000, customerAdvances: 0 });
});

test('a balance follows its correction, and stays once something was paid beyond it', async () => {
  const { id } = await enter();
  const put = (body: object) => server.call('PUT', `opening-balances/${id}`, body);
  expect((await put({ amountPaise: 100_000, number: '119/25-26' })).statusCode).toBe(200);
  expect(await invoice(id)).toMatchObject({ invoiceNo: '119/25-26', balancePaise: 100_000 });
  await server.call('POST', 'receipts', {
    ...{ companyId, date: '2026-05-01', amountPaise: 60_000, lines: [{ invoiceId: id, amountPaise: 60_000 }] },
  });
  expect((await put({ amountPaise: 80_000 })).statusCode).toBe(200);
  expect(await invoice(id)).toMatchObject({ balancePaise: 20_000 });
  expect((await put({ amountPaise: 50_000 })).json().message).toMatch(/^Something was paid of 119\/25-26 since\./);
  expect((await server.call('DELETE', `opening-balances/${id}`)).statusCode).toBe(409);
  expect(await invoice(id)).toMatchObject({ balancePaise: 20_000 });
});

test('it goes with its invoice, and comes back with it', async () => {
  const { id } = await enter();
  await server.call('DELETE', `opening-balances/${id}`);
  expect(await accounts()).toEqual({ receivables: 0, openingBalances: 0 });
  expect((await server.call('GET', `invoices/${id}`)).statusCode).toBe(404);
  await server.call('POST', `opening-balances/${id}/restore`);
  expect(await invoice(id)).toMatchObject({ balancePaise: 118_000 });
});

test.each([
  ['has no paper', 'GET', (id: string) => `invoices/${id}/pdf`, undefined, 409],
  ['is changed as a balance only', 'PUT', (id: string) => `invoices/${id}`, { notes: 'x' }, 409],
  [
    'has no notes',
    'POST',
    () => 'credit-notes',
    (id: string) => ({ invoiceId: id, date: '2026-05-01', amountPaise: 100, reason: 'Less' }),
    400,
  ],
] as const)('the invoice of a balance %s', async (_, method, path, body, status) => {
  const { id } = await enter();
  const sent = typeof body === 'function' ? body(id) : body;
  expect((await server.call(method, path(id), sent)).statusCode).toBe(status);
});

test.each([
  ['changed', 'PUT', { amountPaise: 1 }],
  ['deleted', 'DELETE', undefined],
] as const)('the receipt of an advance that was brought in is not %s by itself', async (_, method, body) => {
  const { id } = await enter({ kind: 'Paid in advance' });
  const answer = await server.call(method, `receipts/${id}`, body);
  expect([answer.statusCode, answer.json().message]).toEqual([409, expect.stringMatching(/^This advance was brought/)]);
});

test('nobody enters a receipt as if it had been brought in', async () => {
  const body = { companyId, date: '2026-05-01', amountPaise: 5, method: 'Brought in' };
  expect((await server.call('POST', 'receipts', body)).statusCode).toBe(409);
});

test.each([
  ['companyId', { companyId: 'nobody' }],
  ['amountPaise', { amountPaise: 0 }],
  ['day', { day: '2026-02-30' }],
  ['kind', { kind: 'Lent' }],
  ['number', { number: '' }],
])('a wrong %s is named and nothing is stored', async (field, over) => {
  const answer = await server.call('POST', 'opening-balances', owed(over));
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, field]);
  expect((await server.call('GET', 'invoices')).json()).toEqual([]);
});
