import { today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { BankLine, CreditMatch } from 'shared/domain/money/settle/bankLine';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { checkBooks } from '../../../../test/checkBooks';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { balances } from '../../../money/ledger/balances';
import { createRecord, updateRecord } from '../../records/changes/changeRecord';
import { invoices } from '../documents/invoices';
import { receipts } from './receipts';

let server: TestApp;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  companyId = (await made<{ id: string }>('companies', { name: 'Acme Foods' })).id;
});
afterEach(() => server.close());

/** Performs an action, and compares the books with the records. */
async function done<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await server.call(method, path, body);
  if (answer.statusCode > 299) throw new Error(`${method} ${path}: ${answer.body}`);
  await checkBooks(server.db);
  return answer.body === '' ? (undefined as T) : answer.json<T>();
}
const made = <T = { id: string }>(path: string, body: object = {}) => done<T>('POST', path, body);

async function billed(rupees: number, over: object = {}): Promise<InvoiceView> {
  const { id } = await made('invoices', {
    ...{ companyId, clientName: 'Acme Foods', clientState: '20', date: '2025-11-21', taxPercent: 18 },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: rupees * 100 }],
    ...over,
  });
  return made(`invoices/${id}/issue`);
}
const line = ({ id }: { id: string }, amountPaise: number, kept: object = {}) => ({
  invoiceId: id,
  amountPaise,
  ...kept,
});
const account = async (...accounts: Parameters<typeof balances>[2]['accounts'] & object) =>
  (await balances(server.db, ['account'], { accounts })).map(({ paise }) => paise);

test('each act on an invoice posts what it says, and taking it back the reverse', async () => {
  const first = await billed(1000);
  expect(await account('receivables')).toEqual([118_000]);
  expect(await account('sales', 'outputCgst', 'outputSgst').then((all) => all.sort((a, b) => a - b))).toEqual([
    -100_000, -9000, -9000,
  ]);
  await made('credit-notes', { invoiceId: first.id, date: '2025-11-22', amountPaise: 11_800, reason: 'Less' });
  const more = await made('debit-notes', {
    ...{ invoiceId: first.id, date: '2025-11-23', amountPaise: 23_600, reason: 'More' },
  });
  expect(await account('receivables')).toEqual([129_800]);
  await made(`debit-notes/${more.id}/cancel`);
  const payment = await made<{ id: string; version: number }>('payments', {
    ...{ invoiceId: first.id, date: '2025-12-01', amountPaise: 6200, method: 'Cash' },
  });
  expect(await account('cash')).toEqual([6200]);
  await done('PUT', `payments/${payment.id}`, { amountPaise: 5000, method: 'TDS', version: payment.version });
  expect([await account('cash'), await account('tdsReceivable')]).toEqual([[], [5000]]);
  await done('DELETE', `payments/${payment.id}`);
  expect(await account('tdsReceivable')).toEqual([]);
  await made(`payments/${payment.id}/restore`);
  expect(await account('receivables')).toEqual([101_200]);
  const other = await billed(500, { companyId: '', clientName: 'Bela' });
  await made(`invoices/${other.id}/cancel`);
  expect(await account('receivables')).toEqual([101_200]);
});

test('a receipt with taxes kept back, its advance, vouchers, and a credit of the bank post and are taken back', async () => {
  const [first, second] = [await billed(1000), await billed(500, { date: '2025-12-20' })];
  const paid = { companyId, date: '2025-12-05', amountPaise: 200_000, tdsPaise: 4000, gstTdsPaise: 1000 };
  const kept = { tdsPaise: 2000, gstTdsPaise: 500 };
  const receipt = await made<Receipt>('receipts', { ...paid, lines: [line(first, 100_000, kept)] });
  expect(await account('customerAdvances')).toEqual([-102_500]);
  expect([await account('bank'), await account('tdsReceivable'), await account('gstTdsReceivable')]).toEqual([
    [200_000],
    [4000],
    [1000],
  ]);
  const voucher = { receiptId: receipt.id, date: '2025-12-06', placeOfSupply: '20' };
  const own = await made('vouchers', { ...voucher, amountPaise: 59_000 });
  expect(await account('advanceTax')).toEqual([9000]);
  const { version } = (await server.call('GET', `receipts/${receipt.id}`)).json<Receipt>();
  const lines = [line(first, 100_000, kept), line(second, 11_800)];
  await done('PUT', `receipts/${receipt.id}`, { version, lines });
  expect(await account('advanceTax')).toEqual([7200]);
  const back = await made('vouchers', { ...voucher, kind: 'refund', date: '2025-12-21', amountPaise: 47_200 });
  expect([await account('bank'), await account('advanceTax')]).toEqual([[152_800], []]);
  await made(`vouchers/${back.id}/cancel`);
  const now = (await server.call('GET', `receipts/${receipt.id}`)).json<Receipt>();
  await done('PUT', `receipts/${receipt.id}`, { version: now.version, lines: lines.slice(0, 1) });
  await made(`vouchers/${own.id}/cancel`);
  expect(await account('advanceTax', 'outputCgst', 'outputSgst')).toEqual([-13_500, -13_500]);
  await done('DELETE', `receipts/${receipt.id}`);
  expect(await account('bank', 'tdsReceivable', 'gstTdsReceivable', 'customerAdvances')).toEqual([]);
  await made(`receipts/${receipt.id}/restore`);
  await made('bank-lines/statement', {
    ...{ fileName: 'bank.csv', openingPaise: 0, closingPaise: 59_000 },
    rows: [{ line: 2, date: '2025-12-22', narration: 'ACME FOODS', reference: '', paise: 59_000, balancePaise: null }],
  });
  const [credit] = (await server.call('GET', 'bank-lines')).json<BankLine[]>();
  const [match] = (await server.call('GET', `bank-lines/${credit?.id}/matches`)).json<CreditMatch[]>();
  await made(`bank-lines/${credit?.id}/confirm`, match);
  expect(await account('bank')).toEqual([259_000]);
  await made(`bank-lines/${credit?.id}/step`, { step: 'reopen' });
  expect(await account('bank')).toEqual([200_000]);
});

test('what belongs to a client follows the client that it becomes part of, and comes back', async () => {
  const { id: other } = await made('companies', { name: 'Acme Foods Ltd' });
  const invoice = await billed(1000, { companyId: other });
  await made('receipts', { companyId: other, date: '2025-12-05', amountPaise: 20_000, lines: [line(invoice, 5000)] });
  await made('payments', { invoiceId: invoice.id, date: '2025-12-06', amountPaise: 100 });
  await made('credit-notes', { invoiceId: invoice.id, date: '2025-12-07', amountPaise: 1180, reason: 'Less' });
  const owed = (party: string) =>
    balances(server.db, ['account'], { accounts: ['receivables'], party: { partyKind: 'company', party } });
  await made(`companies/${companyId}/merge`, { other, take: [] });
  expect([await owed(companyId), await owed(other)]).toEqual([[{ account: 'receivables', paise: 111_720 }], []]);
  const [merge] = (await server.call('GET', `companies/${companyId}/merges`)).json<[{ id: string }]>();
  await made(`companies/${companyId}/merges/${merge.id}/undo`);
  expect([await owed(companyId), await owed(other)]).toEqual([[], [{ account: 'receivables', paise: 111_720 }]]);
});

test('a GSTIN that was mistyped is corrected in the books too', async () => {
  const invoice = await billed(1000);
  await made('receipts', { companyId, date: '2025-12-05', amountPaise: 20_000, lines: [line(invoice, 5000)] });
  await server.db.updateTable('registrations').set({ gstin: '20AAPFU0939F1Z8' }).execute();
  await server.db.updateTable('invoices').set({ registration: '' }).execute();
  await server.db.updateTable('letterhead').set({ gstin: '' }).execute();
  await server.db.deleteFrom('registrations').execute();
  await enterRealLetterhead(server);
  const of = await balances(server.db, ['registration'], { accounts: ['receivables'] });
  expect(of).toEqual([{ registration: '20AAPFU0939F1Z9', paise: 113_000 }]);
});

test('what is paid, owed and left of an advance is set by the books alone, whatever a change says of it', async () => {
  const invoice = await billed(1000);
  const receipt = await made('receipts', {
    companyId,
    date: '2025-12-05',
    amountPaise: 20_000,
    lines: [line(invoice, 5000)],
  });
  const kept = async () => [
    await server.db
      .selectFrom('live_invoices')
      .select(['paidPaise', 'creditedPaise', 'debitedPaise', 'balancePaise', 'standing', 'lateAfter', 'status'])
      .execute(),
    await server.db.selectFrom('live_receipts').select('advancePaise').execute(),
  ];
  const before = await kept();
  const [asha, untrue] = [
    { id: '', name: 'Asha' },
    {
      paidPaise: 1,
      creditedPaise: 2,
      debitedPaise: 3,
      balancePaise: 4,
      standing: 'Paid' as const,
      lateAfter: '2026-01-01',
    },
  ];
  await updateRecord(server.db, invoices, invoice.id, {}, asha, { ...untrue, status: 'paid' });
  await updateRecord(server.db, receipts, receipt.id, {}, asha, { advancePaise: 5 });
  expect(await kept()).toEqual(before);
  const draft = { clientName: 'Bela', items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100 }] };
  const stored = await createRecord(server.db, invoices, draft, asha, untrue);
  expect(stored).toMatchObject({ paidPaise: 0, balancePaise: 0, standing: 'Draft', lateAfter: '9999-12-31' });
});

test('samples are posted as such, and go with the samples', async () => {
  const sampled = await openTestApp({ settings: { seed: 'sample' } });
  const owed = () => balances(sampled.db, ['isSample'], { accounts: ['receivables'] });
  expect(await owed()).toEqual([{ isSample: 1, paise: expect.any(Number) }]);
  await checkBooks(sampled.db);
  const first = (await sampled.call('GET', 'invoices?shown=Unpaid')).json<InvoiceView[]>();
  expect(first.length).toBeGreaterThan(0);
  expect((await sampled.call('DELETE', 'samples')).statusCode).toBe(200);
  expect(await owed()).toEqual([]);
  await checkBooks(sampled.db);
  await sampled.close();
});

test('a closed year takes no entry, no change and no cancelling, and says what to do', async () => {
  const invoice = await billed(1000, { date: '2025-03-20' });
  const paid = { invoiceId: invoice.id, amountPaise: 1000 };
  const payment = await made('payments', { ...paid, date: '2025-03-25' });
  const [own] = (await server.call('GET', 'letterhead')).json<[{ id: string }]>();
  await done('PUT', `letterhead/${own.id}`, { booksClosedUntil: '2025-03-31' });
  const before = await server.db.selectFrom('ledger_entries').selectAll().execute();
  for (const answer of [
    await server.call('POST', 'payments', { ...paid, date: '2025-03-31' }),
    await server.call('DELETE', `payments/${payment.id}`),
    await server.call('POST', 'credit-notes', { ...paid, date: '2025-03-28', reason: 'Less' }),
    await server.call('POST', 'receipts', { companyId, amountPaise: 500, date: '2025-03-31' }),
  ])
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The books are closed until 31 Mar 2025. Use a later date, or write a note instead of a change; an owner can open the books again in the company’s details.',
    ]);
  expect(await server.db.selectFrom('ledger_entries').selectAll().execute()).toEqual(before);
  await made('payments', { ...paid, date: '2025-04-01' });
  const { id: kept } = await made('companies', { name: 'Acme Foods Ltd' });
  await made(`companies/${kept}/merge`, { other: companyId, take: [] });
  await done('PUT', `letterhead/${own.id}`, { booksClosedUntil: '' });
  await done('DELETE', `payments/${payment.id}`);
});

test('the order of equal acts changes no balance', async () => {
  const told: unknown[] = [];
  for (const [place, order] of [
    [0, 1, 2, 3],
    [3, 1, 0, 2],
    [2, 3, 1, 0],
  ].entries()) {
    const clientName = `Client ${place}`;
    const [first, second] = [
      await billed(1000, { companyId: '', clientName }),
      await billed(700, { companyId: '', clientName }),
    ];
    const acts = [
      () => made('payments', { invoiceId: first.id, date: '2025-12-01', amountPaise: 3000, method: 'UPI' }),
      () => made('credit-notes', { invoiceId: first.id, date: '2025-12-01', amountPaise: 11_800, reason: 'Less' }),
      () => made('receipts', { clientName, date: '2025-12-01', amountPaise: 9000, lines: [line(second, 8000)] }),
      () => made('debit-notes', { invoiceId: second.id, date: '2025-12-01', amountPaise: 1180, reason: 'More' }),
    ];
    for (const act of order) await acts[act]?.();
    const of = await balances(server.db, ['account', 'day'], {
      party: { partyKind: 'name', party: clientName.toLowerCase() },
    });
    told.push(of.map((row) => JSON.stringify(row)).sort());
  }
  expect(told[0]).toHaveLength(10);
  expect(told).toEqual([told[0], told[0], told[0]]);
});

test('receipts for one invoice at once are each counted, and none too much', async () => {
  const invoice = await billed(1000, { date: today() });
  const send = (reference: string) =>
    server.call('POST', 'receipts', {
      ...{ companyId, date: today(), amountPaise: 30_000, reference },
      lines: [line(invoice, 30_000)],
    });
  const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map(send));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  await checkBooks(server.db);
});
