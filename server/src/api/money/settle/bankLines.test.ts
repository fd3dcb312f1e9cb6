import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { BankLine, CreditMatch } from 'shared/domain/money/settle/bankLine';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  companyId = (await server.call('POST', 'companies', { name: 'Acme Foods' })).json<{ id: string }>().id;
});
afterEach(() => server.close());

async function billed(rupees: number): Promise<InvoiceView> {
  const draft = await server.call('POST', 'invoices', {
    companyId,
    clientName: 'Acme Foods',
    clientState: '27',
    date: '2025-11-01',
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: rupees * 100 }],
    taxTreatment: 'exempt',
  });
  return (await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`)).json();
}
const now = async ({ id }: { id: string }) => (await server.call('GET', `invoices/${id}`)).json<InvoiceView>();
const row = (line: number, rupees: number, narration: string, balance: number | null = null) => ({
  line,
  date: '2025-11-10',
  narration,
  reference: '',
  paise: rupees * 100,
  balancePaise: balance === null ? null : balance * 100,
});
const send = (rows: object[], openingRupees: number, closingRupees: number) =>
  server.call('POST', 'bank-lines/statement', {
    fileName: 'november.csv',
    openingPaise: openingRupees * 100,
    closingPaise: closingRupees * 100,
    rows,
  });
const lines = async () => (await server.call('GET', 'bank-lines?sort=amountPaise')).json<BankLine[]>();
const matches = async (line: BankLine | undefined) =>
  (await server.call('GET', `bank-lines/${line?.id}/matches`)).json<CreditMatch[]>();

test('the credits of a statement are stored once, those of an overlapping one are known', async () => {
  const rows = [row(2, 980, 'ACME', 1980), row(3, -500, 'RENT', 1480), row(4, 100, 'ACME', 1580)];
  expect((await send(rows, 1000, 1580)).json()).toEqual({ added: 2, known: 0 });
  expect(await lines()).toMatchObject([
    { amountPaise: 10_000, state: 'Open', receiptId: '', fileName: 'november.csv' },
    { amountPaise: 98_000, narration: 'ACME' },
  ]);
  expect((await send([...rows, row(5, 20, 'X', 1600)], 1000, 1600)).json()).toEqual({ added: 1, known: 2 });
  expect(await lines()).toHaveLength(3);
});

test('two rows that are the same in one file are two; the file again adds none', async () => {
  const rows = [row(2, 100, 'CASH'), row(3, 100, 'CASH')];
  expect((await send(rows, 0, 200)).json()).toEqual({ added: 2, known: 0 });
  const both = await Promise.all([send(rows, 0, 200), send(rows, 0, 200)]);
  expect(both.map((answer) => answer.json())).toEqual(Array(2).fill({ added: 0, known: 2 }));
});

test('a statement that does not add up is refused at the row where it breaks, and stores nothing', async () => {
  const wrong = await send([row(2, 100, 'A', 1100), row(7, 100, 'B', 1300)], 1000, 1300);
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    400,
    [{ path: 'rows.1', msg: expect.stringMatching(/^Line 7 doesn’t add up: .*₹1,200.00 by the amounts, ₹1,300.00/) }],
  ]);
  expect((await send([row(2, 100, 'A')], 1000, 1101)).json().errors[0].path).toBe('closingPaise');
  expect((await send([], 0, 0)).json().errors[0].msg).toBe('The statement has no rows.');
  expect(await lines()).toEqual([]);
});

test('a credit is confirmed as proposed, which settles its invoices, and all of it can be taken back', async () => {
  const invoice = await billed(1000);
  await send([row(2, 980, 'NEFT HDFCN52025111012345 ACME FOODS')], 0, 980);
  const [line] = await lines();
  const [match] = await matches(line);
  expect(match).toMatchObject({ companyId, tdsPaise: 2000, why: expect.stringMatching(/less TDS of 2%/) });
  const answer = await server.call('POST', `bank-lines/${line?.id}/confirm`, { ...match, version: line?.version });
  expect([answer.statusCode, answer.json().state]).toEqual([200, 'Matched']);
  expect(await now(invoice)).toMatchObject({ balancePaise: 0, status: 'paid' });
  const [receipt] = (await server.call('GET', 'receipts')).json<Receipt[]>();
  expect(receipt).toMatchObject({
    date: '2025-11-10',
    amountPaise: 98_000,
    reference: 'HDFCN52025111012345',
    advancePaise: 0,
  });
  expect((await server.call('POST', `bank-lines/${line?.id}/confirm`, match)).statusCode).toBe(409);
  const back = await server.call('POST', `bank-lines/${line?.id}/step`, { step: 'reopen' });
  expect(back.json()).toMatchObject({ state: 'Open', receiptId: '' });
  expect(await now(invoice)).toMatchObject({ balancePaise: 100_000, paidPaise: 0 });
  expect((await server.call('GET', 'receipts')).json()).toEqual([]);
});

test('a receipt that was entered already is proposed first, and stays when it is taken back', async () => {
  await server.call('POST', 'receipts', { companyId, date: '2025-11-09', amountPaise: 5000, reference: 'UTR12345678' });
  await send([row(2, 50, 'BY UTR12345678')], 0, 50);
  const [line] = await lines();
  const [match] = await matches(line);
  expect(match?.receiptId).not.toBe('');
  await server.call('POST', `bank-lines/${line?.id}/confirm`, match);
  await server.call('POST', `bank-lines/${line?.id}/step`, { step: 'reopen' });
  expect((await server.call('GET', 'receipts')).json()).toHaveLength(1);
});

test('a receipt that is taken back by itself opens its credit again', async () => {
  await billed(100);
  await send([row(2, 100, 'ACME')], 0, 100);
  const [line] = await lines();
  await server.call('POST', `bank-lines/${line?.id}/confirm`, (await matches(line))[0]);
  const [receipt] = (await server.call('GET', 'receipts')).json<Receipt[]>();
  await server.call('DELETE', `receipts/${receipt?.id}`);
  expect(await lines()).toMatchObject([{ state: 'Open', receiptId: '' }]);
});

test('a credit is passed over, and not confirmed before that is taken back', async () => {
  await billed(100);
  await send([row(2, 100, 'ACME')], 0, 100);
  const [line] = await lines();
  const [match] = await matches(line);
  await server.call('POST', `bank-lines/${line?.id}/step`, { step: 'pass' });
  const refused = await server.call('POST', `bank-lines/${line?.id}/confirm`, match);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This credit is passed over already. Take that back first.',
  ]);
  expect(await matches(line)).toEqual([]);
});

test('of two who confirm a credit at once, one does', async () => {
  const invoice = await billed(100);
  await send([row(2, 100, 'ACME')], 0, 100);
  const [line] = await lines();
  const [match] = await matches(line);
  const answers = await Promise.all([1, 2].map(() => server.call('POST', `bank-lines/${line?.id}/confirm`, match)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await now(invoice)).toMatchObject({ paidPaise: 10_000 });
});

test('10,000 rows are stored in seconds, and known in less', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 2, 1, `N${index}`));
  const begun = performance.now();
  expect((await send(rows, 0, 10_000)).json()).toEqual({ added: 10_000, known: 0 });
  const stored = performance.now() - begun;
  expect((await send(rows, 0, 10_000)).json()).toEqual({ added: 0, known: 10_000 });
  expect(stored).toBeLessThan(20_000);
});

test('who may not record receipts sees no match and confirms none', async () => {
  await send([row(2, 100, 'ACME')], 0, 100);
  const [line] = await lines();
  const { token } = await addAccount(server, { rights: ['bank-lines:*'] });
  const calls = [
    ['GET', 'matches', undefined],
    ['POST', 'confirm', { clientName: 'A', lines: [] }],
    ['POST', 'step', { step: 'pass' }],
  ] as const;
  for (const [method, act, body] of calls)
    expect((await server.call(method, `bank-lines/${line?.id}/${act}`, body, { token })).statusCode).toBe(403);
});
