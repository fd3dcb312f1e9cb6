import { today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import type { SettledPayment } from 'shared/domain/money/settle/settledPayment';
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

/** An issued invoice of the company, of this many rupees with its tax. */
async function billed(rupees: number, over: object = {}): Promise<InvoiceView> {
  const draft = await server.call('POST', 'invoices', {
    companyId,
    clientName: 'Acme Foods',
    clientState: '27',
    date: '2025-11-21',
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: rupees * 100 }],
    taxTreatment: 'exempt',
    ...over,
  });
  const issued = await server.call('POST', `invoices/${draft.json<{ id: string }>().id}/issue`);
  if (issued.statusCode !== 200) throw new Error(issued.body);
  return issued.json();
}
const line = (invoice: { id: string }, rupees: number, tds = 0) => ({
  invoiceId: invoice.id,
  amountPaise: rupees * 100,
  tdsPaise: tds * 100,
});
const send = (over: object) =>
  server.call('POST', 'receipts', { companyId, date: '2025-12-05', amountPaise: 0, reference: 'UTR1', ...over });
async function received(over: object): Promise<Receipt> {
  const answer = await send(over);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
const now = async ({ id }: { id: string }) => (await server.call('GET', `invoices/${id}`)).json<InvoiceView>();
const payments = async (invoice: { id: string }) =>
  (await server.call('GET', `invoices/${invoice.id}/payments`))
    .json<SettledPayment[]>()
    .toSorted((a, b) => a.method.localeCompare(b.method));
const refusal = (answer: { statusCode: number; json: () => { errors: unknown } }) => [
  answer.statusCode,
  answer.json().errors,
];

test('one receipt settles several invoices with the tax kept back, and the rest is an advance', async () => {
  const [first, second] = [await billed(1000), await billed(500)];
  const receipt = await received({
    amountPaise: 150_000,
    tdsPaise: 3000,
    lines: [line(first, 980, 20), line(second, 400, 10)],
  });
  expect(receipt).toMatchObject({
    clientName: 'Acme Foods',
    advancePaise: 12_000,
    lines: [{ invoiceNo: first.invoiceNo }, { invoiceNo: second.invoiceNo }],
  });
  expect(await now(first)).toMatchObject({ paidPaise: 100_000, balancePaise: 0, status: 'paid' });
  expect(await now(second)).toMatchObject({ paidPaise: 41_000, balancePaise: 9000, shown: 'Part paid' });
  expect(await payments(first)).toMatchObject([
    { method: 'Bank transfer', amountPaise: 98_000, reference: 'UTR1', date: '2025-12-05', receiptId: receipt.id },
    { method: 'TDS', amountPaise: 2000, receiptId: receipt.id },
  ]);
});

test('what a government body kept back of GST settles the invoice beside the TDS, and follows the receipt', async () => {
  const invoice = await billed(1000);
  const kept = { amountPaise: 96_000, tdsPaise: 2000, gstTdsPaise: 2000 };
  const receipt = await received({ ...kept, lines: [{ invoiceId: invoice.id, ...kept }] });
  expect(receipt.advancePaise).toBe(0);
  expect(await now(invoice)).toMatchObject({ paidPaise: 100_000, balancePaise: 0, status: 'paid' });
  const told = async () =>
    (await payments(invoice)).map(({ id, method, amountPaise }) => ({ id, method, amountPaise }));
  const before = await told();
  expect(before).toMatchObject([
    { method: 'Bank transfer', amountPaise: 96_000 },
    { method: 'GST-TDS', amountPaise: 2000 },
    { method: 'TDS', amountPaise: 2000 },
  ]);
  const less = { ...kept, gstTdsPaise: 1000 };
  await server.call('PUT', `receipts/${receipt.id}`, {
    ...{ ...less, version: receipt.version },
    lines: [{ invoiceId: invoice.id, ...less }],
  });
  expect(await told()).toEqual(before.map((one) => (one.method === 'GST-TDS' ? { ...one, amountPaise: 1000 } : one)));
  expect((await server.call('GET', 'receipts/totals')).json()).toEqual({ count: 1, advancePaise: 0, ...less });
  await received({ amountPaise: 5000, reference: 'UTR9' });
  const month = 'gstTdsPaise.from=1&date.from=2025-12-01&date.to=2025-12-31';
  expect((await server.call('GET', `receipts/totals?${month}`)).json()).toMatchObject({ count: 1, gstTdsPaise: 1000 });
  const file = await server.call('GET', `receipts/export.csv?${month}`);
  expect(file.body.trim().split('\r\n')).toEqual([
    expect.stringContaining('"TDS","GST-TDS"'),
    expect.stringContaining('"20.00","10.00"'),
  ]);
  expect(
    refusal(await send({ ...kept, reference: 'U2', lines: [{ ...line(invoice, 1), gstTdsPaise: 2001 }] })),
  ).toEqual([400, [{ path: 'gstTdsPaise', msg: 'The invoices take more than the GST-TDS.' }]]);
});

test('an advance is set off against a later invoice, on the day of the invoice', async () => {
  const receipt = await received({ amountPaise: 100_000 });
  expect(receipt.advancePaise).toBe(100_000);
  const later = await billed(600, { date: '2025-12-20' });
  const answer = await server.call('PUT', `receipts/${receipt.id}`, {
    version: receipt.version,
    lines: [line(later, 600)],
  });
  expect(answer.json()).toMatchObject({ advancePaise: 40_000 });
  expect(await payments(later)).toMatchObject([{ date: '2025-12-20', amountPaise: 60_000 }]);
});

test('a change moves what is settled, and what stays keeps its payment', async () => {
  const [first, second] = [await billed(1000), await billed(500)];
  const receipt = await received({ amountPaise: 100_000, lines: [line(first, 1000)] });
  const [before] = await payments(first);
  const answer = await server.call('PUT', `receipts/${receipt.id}`, {
    version: receipt.version,
    amountPaise: 98_000,
    tdsPaise: 2000,
    lines: [line(first, 480, 20), line(second, 500)],
  });
  expect([answer.statusCode, answer.json().advancePaise]).toEqual([200, 0]);
  expect(await now(first)).toMatchObject({ paidPaise: 50_000, balancePaise: 50_000 });
  expect(await now(second)).toMatchObject({ balancePaise: 0 });
  expect((await payments(first)).map(({ id }) => id)).toContain(before?.id);
});

test('taken back, everything is as before; restored, it settles again, unless somebody else did meanwhile', async () => {
  const invoice = await billed(1000);
  const receipt = await received({ amountPaise: 100_000, lines: [line(invoice, 980, 0)] });
  expect((await server.call('DELETE', `receipts/${receipt.id}`)).statusCode).toBe(204);
  expect(await now(invoice)).toMatchObject({ paidPaise: 0, balancePaise: 100_000, status: 'issued', shown: 'Unpaid' });
  expect(await payments(invoice)).toEqual([]);
  expect((await server.call('POST', `receipts/${receipt.id}/restore`)).statusCode).toBe(200);
  expect(await now(invoice)).toMatchObject({ paidPaise: 98_000, balancePaise: 2000 });
  await server.call('DELETE', `receipts/${receipt.id}`);
  await received({ amountPaise: 100_000, reference: 'UTR2', lines: [line(invoice, 1000)] });
  expect(refusal(await server.call('POST', `receipts/${receipt.id}/restore`))).toEqual([
    400,
    [{ path: 'lines.0.amountPaise', msg: `Only ₹0.00 of ${invoice.invoiceNo} is still due.` }],
  ]);
});

test('the same reference of a client is refused, whatever its letters; another client may have it', async () => {
  const receipt = await received({ amountPaise: 100_000, reference: 'utr 77' });
  expect(refusal(await send({ amountPaise: 100_000, reference: 'UTR 77' }))).toEqual([
    400,
    [
      {
        path: 'reference',
        msg: 'Acme Foods has a receipt with this reference already: ₹1,000.00 of 05 Dec 2025. Open that one, or correct the reference.',
      },
    ],
  ]);
  await received({ companyId: '', clientName: 'Someone', amountPaise: 100, reference: 'UTR 77' });
  await server.call('DELETE', `receipts/${receipt.id}`);
  await received({ amountPaise: 100_000, reference: 'UTR 77' });
});

test('a client without a record is known by name', async () => {
  const invoice = await billed(100, { companyId: '', clientName: 'Walk-in  Traders' });
  const own = { companyId: '', clientName: 'walk-in traders', amountPaise: 10_000 };
  await received({ ...own, lines: [line(invoice, 100)] });
  expect(await now(invoice)).toMatchObject({ balancePaise: 0 });
});

test.each([
  ['nothing received', { lines: [] }, 'amountPaise', 'The amount received must be above 0.'],
  ['no client', { companyId: '', amountPaise: 100 }, 'clientName', 'Choose the client.'],
  ['an unknown invoice', { amountPaise: 100, lines: [line({ id: 'no' }, 1)] }, 'lines.0.invoiceId', /no longer exists/],
  [
    'an invoice twice',
    { amountPaise: 200, lines: [line({ id: 'a' }, 1), line({ id: 'a' }, 1)] },
    'lines.1.invoiceId',
    'This invoice is listed twice.',
  ],
  [
    'more than was received',
    { amountPaise: 100, lines: [line({ id: 'a' }, 2)] },
    'amountPaise',
    'The invoices take more than the amount received.',
  ],
  [
    'more than was kept back',
    { amountPaise: 100, tdsPaise: 100, lines: [line({ id: 'a' }, 1, 2)] },
    'tdsPaise',
    'The invoices take more than the TDS.',
  ],
  [
    'an empty line',
    { amountPaise: 100, lines: [line({ id: 'a' }, 0)] },
    'lines.0.amountPaise',
    /Enter what is settled/,
  ],
])('%s is refused at its field', async (_, body, path, msg) => {
  expect(refusal(await send(body))).toEqual([400, [{ path, msg: expect.stringMatching(msg) }]]);
  expect((await server.call('GET', 'receipts')).json()).toEqual([]);
});

test('an invoice that is another client’s, a draft, cancelled or paid is refused at its line', async () => {
  const other = await billed(100, { companyId: '', clientName: 'Someone' });
  const draft = (await server.call('POST', 'invoices', { companyId, clientName: 'Acme Foods' })).json<InvoiceView>();
  const cancelled = await billed(100);
  await server.call('POST', `invoices/${cancelled.id}/cancel`);
  const paid = await billed(100);
  await server.call('POST', 'payments', { invoiceId: paid.id, amountPaise: 10_000, date: today(), method: 'UPI' });
  const lines = [other, draft, cancelled, paid].map((invoice) => line(invoice, 1));
  expect(refusal(await send({ amountPaise: 400, lines }))).toEqual([
    400,
    [
      { path: 'lines.0.invoiceId', msg: `${other.invoiceNo} is not an invoice of Acme Foods.` },
      { path: 'lines.1.invoiceId', msg: 'Issue the invoice first; nothing is due on a draft.' },
      { path: 'lines.2.invoiceId', msg: `${cancelled.invoiceNo} is cancelled; nothing is due on it.` },
      { path: 'lines.3.amountPaise', msg: `Only ₹0.00 of ${paid.invoiceNo} is still due.` },
    ],
  ]);
});

test('12 receipts at once, half naming the invoices the other way round, never settle more than is due', async () => {
  const [first, second] = [await billed(500), await billed(500)];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const lines = [line(first, 100), line(second, 100)];
      return send({ amountPaise: 20_000, reference: `U${index}`, lines: index % 2 ? lines : lines.reverse() });
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(400)]);
  for (const invoice of [first, second])
    expect(await now(invoice)).toMatchObject({ paidPaise: 50_000, balancePaise: 0 });
});

test('of two receipts at once with one reference, one is stored', async () => {
  const answers = await Promise.all([1, 2].map(() => send({ amountPaise: 100, reference: 'same' })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
});

test('what a receipt settles is changed by the receipt alone', async () => {
  const invoice = await billed(100);
  await received({ amountPaise: 10_000, lines: [line(invoice, 100)] });
  const [payment] = await payments(invoice);
  const changed = { ...payment, amountPaise: 1 };
  for (const answer of [
    await server.call('PUT', `payments/${payment?.id}`, changed),
    await server.call('DELETE', `payments/${payment?.id}`),
  ])
    expect(answer.statusCode).toBe(404);
  expect((await server.call('POST', `invoices/${invoice.id}/cancel`)).statusCode).toBe(409);
});

test('the selected receipts are added up, and are found by reference, invoice number and amount', async () => {
  const invoice = await billed(100);
  await received({ amountPaise: 9000, tdsPaise: 1000, lines: [line(invoice, 90, 10)] });
  await received({ amountPaise: 5000, reference: 'UTR2' });
  expect((await server.call('GET', 'receipts/totals')).json()).toEqual({
    count: 2,
    amountPaise: 14_000,
    tdsPaise: 1000,
    gstTdsPaise: 0,
    advancePaise: 5000,
  });
  expect((await server.call('GET', 'receipts/totals?advancePaise.from=1')).json()).toMatchObject({ count: 1 });
  for (const q of ['utr2', '50.00']) expect((await server.call('GET', `receipts?q=${q}`)).json()).toHaveLength(1);
  expect((await server.call('GET', `receipts?q=${encodeURIComponent(invoice.invoiceNo)}`)).json()).toHaveLength(1);
});

test('a company with an advance is not deleted', async () => {
  await received({ amountPaise: 5000 });
  expect((await server.call('DELETE', `companies/${companyId}`)).json().message).toBe(
    'Acme Foods paid ₹50.00 in advance. Set it off against an invoice, or take the receipt back; then the company can be deleted.',
  );
});

test('who is limited to other clients finds none, makes none, and settles no invoice of theirs', async () => {
  const invoice = await billed(100);
  await received({ amountPaise: 10_000 });
  const mine = (await server.call('POST', 'companies', { name: 'Mine' })).json<{ id: string }>().id;
  const { token } = await addAccount(server, { reach: { companies: [mine], centers: [] } });
  const as = { token };
  expect((await server.call('GET', 'receipts', undefined, as)).json()).toEqual([]);
  expect((await server.call('GET', 'receipts/totals', undefined, as)).json()).toMatchObject({
    count: 0,
    amountPaise: 0,
  });
  const body = { companyId, date: '2025-12-05', amountPaise: 10_000, lines: [line(invoice, 100)] };
  expect((await server.call('POST', 'receipts', body, as)).statusCode).toBe(403);
  expect(refusal(await server.call('POST', 'receipts', { ...body, companyId: mine }, as))).toEqual([
    400,
    [{ path: 'lines.0.invoiceId', msg: 'This invoice no longer exists. Choose another.' }],
  ]);
});
