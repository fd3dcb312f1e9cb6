import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { untilTaken } from '../../../../test/untilTaken';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const whole = {
  clientName: 'Acme Foods',
  clientState: '27',
  date: '2025-11-21',
  taxPercent: 18,
  items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
};
const drafted = async (over: object = {}) =>
  (await server.call('POST', 'invoices', { ...whole, ...over })).json<Invoice>();
const issued = async (over: object = {}) =>
  (await server.call('POST', `invoices/${(await drafted(over)).id}/issue`)).json<Invoice>();
const now = async (id: string) => (await server.call('GET', `invoices/${id}`)).json<Invoice & { shown: string }>();
const note = (kind: 'credit' | 'debit', invoiceId: string, over: object = {}) =>
  server.call('POST', `${kind}-notes`, {
    invoiceId,
    date: '2025-12-01',
    amountPaise: 10_000,
    reason: 'Short supply',
    ...over,
  });

describe('a credit note', () => {
  test('gets the next number of its own series, the client of its invoice, and lowers what is owed', async () => {
    const { id, invoiceNo } = await issued();
    const first = await note('credit', id);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      creditNoteNumber: 'CN/25-26/0001',
      clientName: 'Acme Foods',
      invoiceNo,
      financialYear: '2025-26',
      cancelledAt: null,
    });
    expect((await note('credit', invoiceNo)).json()).toMatchObject({
      creditNoteNumber: 'CN/25-26/0002',
      invoiceId: id,
    });
    expect(await now(id)).toMatchObject({ creditedPaise: 20_000, balancePaise: 98_000, shown: 'Unpaid' });
  });

  test('never exceeds what is left to credit', async () => {
    const { id } = await issued();
    await note('credit', id, { amountPaise: 100_000 });
    const answer = await note('credit', id, { amountPaise: 18_001 });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'amountPaise', msg: 'Only ₹180.00 of this invoice is left to credit.' }],
    ]);
    await note('credit', id, { amountPaise: 18_000 });
    expect(await now(id)).toMatchObject({ balancePaise: 0, shown: 'Credited' });
  });

  test('20 at once together never exceed it either', async () => {
    const { id } = await issued();
    const answers = await Promise.all(Array.from({ length: 20 }, () => untilTaken(() => note('credit', id))));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(11);
    expect(await now(id)).toMatchObject({ creditedPaise: 110_000 });
    const numbers = (await server.call('GET', 'credit-notes?sort=creditNoteNumber'))
      .json()
      .map((row: { creditNoteNumber: string }) => row.creditNoteNumber);
    expect(numbers).toEqual(Array.from({ length: 11 }, (_, index) => `CN/25-26/${String(index + 1).padStart(4, '0')}`));
  });

  test.each([
    ['a draft', async () => (await drafted()).id, {}, 'invoiceId', /Issue the invoice first/],
    ['an unknown invoice', async () => 'nothing', {}, 'invoiceId', /no longer exists/],
    [
      'a day before its invoice',
      async () => (await issued()).id,
      { date: '2025-11-20' },
      'date',
      'The invoice is dated 21 Nov 2025; the note can’t be older.',
    ],
    [
      'a number of the series',
      async () => (await issued()).id,
      { creditNoteNumber: 'CN/25-26/0005' },
      'creditNoteNumber',
      /Leave the number blank/,
    ],
    [
      'a number in the series but for its letters',
      async () => (await issued()).id,
      { creditNoteNumber: 'cn/25-26/0005' },
      'creditNoteNumber',
      /Leave the number blank/,
    ],
    [
      'a number that begins with 0',
      async () => (await issued()).id,
      { creditNoteNumber: '0123' },
      'creditNoteNumber',
      /Start the number with/,
    ],
    ['a day that has not come', async () => (await issued()).id, { date: '2099-01-01' }, 'date', /is in the future/],
    ['nothing', async () => (await issued()).id, { amountPaise: 0 }, 'amountPaise', 'The amount must be above 0.'],
    ['no reason', async () => (await issued()).id, { reason: ' ' }, 'reason', 'Enter the reason.'],
  ])('for %s is refused at its field', async (_, invoice, over, path, msg) => {
    const answer = await note('credit', await invoice(), over);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, msg: expect.stringMatching(msg) }]]);
    expect((await server.call('GET', 'credit-notes')).json()).toEqual([]);
  });

  test('may have a number of its own, once a year', async () => {
    const { id } = await issued();
    expect((await note('credit', id, { creditNoteNumber: 'RET-1' })).json().creditNoteNumber).toBe('RET-1');
    expect((await note('credit', id, { creditNoteNumber: 'ret-1' })).json().errors[0].path).toBe('creditNoteNumber');
    expect((await note('credit', id)).json().creditNoteNumber).toBe('CN/25-26/0001');
  });

  test('takes its share of the tax with it, and none once it comes too late to lower it', async () => {
    const { id } = await issued();
    expect((await note('credit', id, { amountPaise: 11_800 })).json()).toMatchObject({
      taxablePaise: 10_000,
      taxLines: [{ head: 'IGST', percent: 18, amountPaise: 1800 }],
    });
    const old = await issued({ date: '2023-06-01', clientAddress: '1 Main Road' });
    expect((await note('credit', old.id, { date: '2024-11-30', amountPaise: 11_800 })).json().taxLines).toHaveLength(1);
    expect((await note('credit', old.id, { date: '2024-12-01', amountPaise: 11_800 })).json()).toMatchObject({
      creditNoteNumber: 'FCN/24-25/0001',
      taxablePaise: 11_800,
      taxLines: [],
    });
    expect((await note('debit', old.id, { date: '2024-12-01', amountPaise: 11_800 })).json().taxLines).toHaveLength(1);
  });

  test('takes the taxable value from the lines, and the round-off as a line of its own', async () => {
    await enterRealLetterhead(server, { roundOff: true });
    const { id, totalPaise } = await issued({ clientState: '20', items: [{ ...whole.items[0], pricePaise: 10_040 }] });
    expect((await note('credit', id, { amountPaise: totalPaise })).json()).toMatchObject({
      amountPaise: 11_800,
      taxablePaise: 10_040,
      taxLines: [{ amountPaise: 904 }, { amountPaise: 904 }],
      roundOffPaise: -48,
    });
  });

  test('never passes an amount of its invoice with those before it; the last takes what is left', async () => {
    const { id } = await issued({ clientState: '20', items: [{ ...whole.items[0], pricePaise: 100_010 }] });
    const parts = [59_006, 59_000, 6];
    const notes: { taxablePaise: number; taxLines: { amountPaise: number }[] }[] = [];
    for (const amountPaise of parts) notes.push((await note('credit', id, { amountPaise })).json());
    const sum = (of: (one: { taxablePaise: number; taxLines: { amountPaise: number }[] }) => number | undefined) =>
      notes.reduce((all: number, one) => all + (of(one) ?? 0), 0);
    expect(sum((one) => one.taxLines[0]?.amountPaise)).toBe(9001);
    expect(sum((one) => one.taxLines[1]?.amountPaise)).toBe(9001);
    expect(sum(({ taxablePaise }) => taxablePaise)).toBe(100_010);
  });

  test('ten at once never pass it either, head by head', async () => {
    const { id } = await issued({ clientState: '20', items: [{ ...whole.items[0], pricePaise: 100_010 }] });
    await Promise.all(Array.from({ length: 10 }, () => note('credit', id, { amountPaise: 11_805 })));
    const all = (await server.call('GET', 'credit-notes')).json<{ taxLines: { amountPaise: number }[] }[]>();
    expect(all).toHaveLength(9);
    await note('credit', id, { amountPaise: 118_012 - 9 * 11_805 });
    const heads = (await server.call('GET', 'credit-notes'))
      .json<{ taxLines: { amountPaise: number }[] }[]>()
      .reduce((sum, { taxLines }) => sum + (taxLines[0]?.amountPaise ?? 0), 0);
    expect(heads).toBe(9001);
  });

  test('is a PDF of its own', async () => {
    const { id } = (await note('credit', (await issued()).id)).json();
    const answer = await server.call('GET', `credit-notes/${id}/pdf`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="CN-25-26-0001.pdf"',
    ]);
    expect((await server.call('GET', 'credit-notes/nothing/pdf')).statusCode).toBe(404);
  });

  test('is neither changed nor deleted, but can be cancelled once', async () => {
    const invoice = await issued();
    const { id } = (await note('credit', invoice.id)).json();
    expect((await server.call('PUT', `credit-notes/${id}`, { amountPaise: 5 })).json().message).toBe(
      'A credit note can’t be changed. Cancel it and write another.',
    );
    expect((await server.call('PUT', `credit-notes/${id}`, { reason: 'Short supply' })).statusCode).toBe(200);
    expect((await server.call('DELETE', `credit-notes/${id}`)).statusCode).toBe(409);
    expect((await server.call('POST', `credit-notes/${id}/cancel`)).json()).toMatchObject({
      creditNoteNumber: 'CN/25-26/0001',
      cancelledAt: expect.any(String),
    });
    expect((await server.call('POST', `credit-notes/${id}/cancel`)).statusCode).toBe(409);
    expect(await now(invoice.id)).toMatchObject({ creditedPaise: 0, balancePaise: 118_000 });
  });
});

describe('a debit note', () => {
  test('raises what is owed and what can be credited', async () => {
    const { id } = await issued();
    expect((await note('debit', id)).json().debitNoteNumber).toBe('DN/25-26/0001');
    expect(await now(id)).toMatchObject({ debitedPaise: 10_000, balancePaise: 128_000 });
    expect((await note('credit', id, { amountPaise: 128_000 })).statusCode).toBe(201);
  });

  test('that was credited since is not cancelled', async () => {
    const invoice = await issued();
    const { id } = (await note('debit', invoice.id)).json();
    await note('credit', invoice.id, { amountPaise: 120_000 });
    expect((await server.call('POST', `debit-notes/${id}/cancel`)).json().message).toBe(
      '₹20.00 was already credited; cancel that credit note first.',
    );
  });
});

describe('a payment', () => {
  const pay = (invoiceId: string, amountPaise: number) =>
    server.call('POST', 'payments', { invoiceId, amountPaise, date: '2025-12-05' });

  test('in part, and then in full, changes the status; taking one back does too', async () => {
    const { id } = await issued({ dueDate: '2099-01-01' });
    await pay(id, 18_000);
    expect(await now(id)).toMatchObject({
      shown: 'Part paid',
      paidPaise: 18_000,
      balancePaise: 100_000,
      status: 'issued',
    });
    const second = (await pay(id, 100_000)).json();
    expect(await now(id)).toMatchObject({ shown: 'Paid', status: 'paid', balancePaise: 0 });
    await server.call('DELETE', `payments/${second.id}`);
    expect(await now(id)).toMatchObject({ shown: 'Part paid', status: 'issued', balancePaise: 100_000 });
    await server.call('POST', `payments/${second.id}/restore`);
    expect(await now(id)).toMatchObject({ shown: 'Paid' });
  });

  test('is at most what is owed, also when it is changed, restored, or made 20 times at once', async () => {
    const { id } = await issued();
    const answers = await Promise.all(Array.from({ length: 20 }, () => untilTaken(() => pay(id, 10_000))));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(11);
    expect(answers.find((answer) => answer.statusCode === 400)?.json().errors).toEqual([
      { path: 'amountPaise', msg: 'Only ₹80.00 of this invoice is still due.' },
    ]);
    const first = answers.find((answer) => answer.statusCode === 201)?.json<{ id: string }>().id;
    expect((await server.call('PUT', `payments/${first}`, { amountPaise: 18_001 })).statusCode).toBe(400);
    expect((await server.call('PUT', `payments/${first}`, { amountPaise: 18_000 })).statusCode).toBe(200);
    await server.call('DELETE', `payments/${first}`);
    await pay(id, 18_000);
    expect((await server.call('POST', `payments/${first}/restore`)).statusCode).toBe(400);
    expect(await now(id)).toMatchObject({ balancePaise: 0 });
  });

  test('is forgotten when it is taken back, also when several are at once, beside a note', async () => {
    const { id } = await issued();
    const all: string[] = [];
    for (let n = 0; n < 8; n += 1) all.push((await pay(id, 10_000)).json<{ id: string }>().id);
    await Promise.all([...all.slice(0, 6).map((one) => server.call('DELETE', `payments/${one}`)), note('credit', id)]);
    expect(await now(id)).toMatchObject({ paidPaise: 20_000, creditedPaise: 10_000, balancePaise: 88_000 });
  });

  test('is for issued invoices, and stays with its own', async () => {
    expect((await pay((await drafted()).id, 1)).json().errors[0].msg).toMatch(/Issue the invoice first/);
    const [one, other] = [await issued(), await issued()];
    const { id } = (await pay(one.id, 5)).json();
    expect((await server.call('PUT', `payments/${id}`, { invoiceId: other.id })).json().errors[0].path).toBe(
      'invoiceId',
    );
  });
});

describe('the lines of a note', () => {
  const items = [
    { id: '1', description: 'Loaders', sac: '998513', quantity: 26, unit: 'DAY', pricePaise: 80_033 },
    { id: '2', description: 'Guards', sac: '998525', quantity: 10, unit: 'DAY', pricePaise: 61_017 },
  ];
  const proposal = async (id: string) =>
    (await server.call('GET', `invoices/${id}/note-lines`)).json<{
      lines: { item: number; quantity: number; pricePaise: number; amountPaise: number }[];
    }>();

  test('are proposed as they were billed, and at most what is left of each is credited', async () => {
    const { id } = await issued({ items });
    expect((await proposal(id)).lines).toMatchObject([
      { item: 0, description: 'Loaders', quantity: 26, pricePaise: 80_033, amountPaise: 2_080_858 },
      { item: 1, sac: '998525', unit: 'DAY', quantity: 10, pricePaise: 61_017 },
    ]);
    const two = await note('credit', id, {
      lines: [{ item: 1, quantity: 2, pricePaise: 61_017 }],
      amountPaise: 144_000,
      reasonCode: '03',
    });
    expect(two.statusCode).toBe(201);
    expect(two.json()).toMatchObject({
      taxablePaise: 122_034,
      taxLines: [{ head: 'IGST', amountPaise: 21_966 }],
      reasonCode: '03',
      lines: [{ item: 1, description: 'Guards', sac: '998525', unit: 'DAY', quantity: 2, amountPaise: 122_034 }],
    });
    expect((await proposal(id)).lines[1]).toMatchObject({ quantity: 1, pricePaise: 488_136, amountPaise: 488_136 });
    const more = await note('credit', id, { lines: [{ item: 1, quantity: 9, pricePaise: 61_017 }], amountPaise: 1 });
    expect([more.statusCode, more.json().errors]).toEqual([
      400,
      [{ path: 'lines.0.pricePaise', msg: 'Only ₹4,881.36 of this line is left to credit.' }],
    ]);
    const none = await note('credit', id, { lines: [{ item: 2, quantity: 1, pricePaise: 100 }] });
    expect(none.json().errors).toEqual([
      { path: 'lines.0.item', msg: 'The invoice has no such line. Choose another.' },
    ]);
  });

  test('decide the amount: another one is refused, and nothing is stored', async () => {
    const { id } = await issued({ items });
    const answer = await note('debit', id, {
      lines: [{ item: 0, quantity: 1, pricePaise: 10_000 }],
      amountPaise: 11_801,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'amountPaise', msg: 'The lines come to ₹118.00 with tax. Enter that, or change the lines.' }],
    ]);
    expect((await server.call('GET', 'debit-notes')).json()).toEqual([]);
    expect(await now(id)).toMatchObject({ debitedPaise: 0 });
  });

  test('of all that is left take the invoice to nothing by every head, after notes of amounts and of lines', async () => {
    const { id, totalPaise } = await issued({ items });
    await note('debit', id, { lines: [{ item: 0, quantity: 1, pricePaise: 10_000 }], amountPaise: 11_800 });
    const shared = await note('credit', id, { amountPaise: 33_333 });
    expect(shared.json().lines.map(({ sac }: { sac: string }) => sac)).toEqual(['998513', '998525']);
    const { lines } = await proposal(id);
    const amountPaise = totalPaise + 11_800 - 33_333;
    const last = await note('credit', id, { lines, amountPaise });
    expect(last.statusCode).toBe(201);
    expect(await now(id)).toMatchObject({ balancePaise: 0, shown: 'Credited' });
    expect((await proposal(id)).lines).toEqual([]);
  });
});
