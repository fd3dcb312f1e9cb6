import { addDays, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
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
  clientState: '20',
  date: '2025-11-21',
  dueDate: '2025-12-21',
  taxPercent: 18,
  items: [{ id: '1', description: 'Loaders', quantity: 2, pricePaise: 50_000 }],
};
const draft = async (over: object = {}) =>
  (await server.call('POST', 'invoices', { ...whole, ...over })).json<Invoice>();
const issue = (id: string, body?: object) => server.call('POST', `invoices/${id}/issue`, body);
const issued = async (over: object = {}) => (await issue((await draft(over)).id)).json<Invoice>();

describe('a draft', () => {
  test('may be blank', async () => {
    const answer = await server.call('POST', 'invoices', {});
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'draft',
      shown: 'Draft',
      totalPaise: 0,
      taxPercent: 0,
      items: [],
      invoiceNo: '',
    });
  });

  test('whose client is typed by the name of one company is that company’s, with what it leaves blank of it', async () => {
    const acme = { name: 'Acme Foods', gstin: '27AAPFU0939F1ZV', address: 'Chakan', paymentDays: 30 };
    const { id } = (await server.call('POST', 'companies', acme)).json<{ id: string }>();
    expect(
      await draft({ clientName: 'ACME foods', clientState: '', clientAddress: 'Gate 2', dueDate: null }),
    ).toMatchObject({
      companyId: id,
      clientName: 'ACME foods',
      clientGstin: '27AAPFU0939F1ZV',
      clientState: '27',
      clientAddress: 'Gate 2',
      dueDate: '2025-12-21',
      taxLines: [{ head: 'IGST' }],
    });
    expect(await draft({ clientGstin: '24AAQCA8719H1ZC' })).toMatchObject({ companyId: '' });
    await server.call('POST', 'companies', acme);
    expect(await draft()).toMatchObject({ companyId: '', clientGstin: '' });
  });

  test('has its amounts computed by the server, whatever the call says they are', async () => {
    expect(await draft({ totalPaise: 1, status: 'paid' })).toMatchObject({
      status: 'draft',
      subtotalPaise: 100_000,
      taxPaise: 18_000,
      totalPaise: 118_000,
      linePaise: [100_000],
    });
  });

  test.each([
    [{ items: [{ quantity: -1 }] }, 'items.0.quantity', 'The quantity cannot be negative.'],
    [{ items: [{ pricePaise: 1e308 }] }, 'items.0.pricePaise', 'The price is too large.'],
    [{ items: [{ quantity: 1e308 }] }, 'items.0.quantity', 'The quantity is too large.'],
    [{ items: [{ pricePaise: 1.5 }] }, 'items.0.pricePaise', 'The price cannot have fractions of a paisa.'],
    [
      { items: [{ quantity: 1_000_000, pricePaise: 10_000_000_000_000 }] },
      'items.0.pricePaise',
      'Quantity × price is too large.',
    ],
    [{ date: '2025-02-31' }, 'date', 'Enter the invoice date as an existing date, YYYY-MM-DD.'],
    [
      { clientGstin: '29AAFCA7488L1Z0' },
      'clientGstin',
      'Enter a valid 15-character GSTIN; check each letter and digit.',
    ],
    [{ taxPercent: 101 }, 'taxPercent', 'The tax percent cannot be above 100%.'],
    [
      { invoiceNo: 'INV 001' },
      'invoiceNo',
      'Use at most 16 letters, digits, / and - for the number, beginning with a letter or digit.',
    ],
  ])('with %j is refused at its field, and nothing is stored', async (over, path, msg) => {
    const answer = await server.call('POST', 'invoices', { ...whole, ...over });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path, msg }]]);
    expect((await server.call('GET', 'invoices')).json()).toEqual([]);
  });

  test('gets INV-001 suggested, and the next free number when that is taken', async () => {
    const suggestion = async () => (await server.call('GET', 'invoices/next-number')).json().draft;
    expect(await suggestion()).toBe('INV-001');
    await draft({ invoiceNo: 'INV-001' });
    expect(await suggestion()).toBe('INV-002');
    await draft({ invoiceNo: 'INV-099' });
    await draft({ invoiceNo: 'INV-10A' });
    await draft({ invoiceNo: 'INV-12-345' });
    expect(await suggestion()).toBe('INV-100');
    const again = await server.call('POST', 'invoices', { ...whole, invoiceNo: 'INV-001' });
    expect([again.statusCode, again.json().errors]).toEqual([
      409,
      [{ path: 'invoiceNo', msg: 'INV-001 is taken; INV-100 is free.' }],
    ]);
  });

  test('keeps its own number when it is saved again, and leaves it to nobody after it was issued', async () => {
    const { id } = await draft({ invoiceNo: 'INV-001' });
    expect((await server.call('PUT', `invoices/${id}`, { invoiceNo: 'INV-001', notes: 'x' })).statusCode).toBe(200);
    await issue(id);
    expect((await server.call('GET', 'invoices/next-number')).json()).toMatchObject({ draft: 'INV-002' });
  });

  test('can be deleted and restored', async () => {
    const { id } = await draft();
    expect((await server.call('DELETE', `invoices/${id}`)).statusCode).toBe(204);
    expect((await server.call('POST', `invoices/${id}/restore`)).json()).toMatchObject({ id, status: 'draft' });
  });
});

describe('issuing', () => {
  test('leads to a row of the export, with each head of tax in a column of its own', async () => {
    await issued();
    await issued({ clientState: '27' });
    const [headings = '', ...rows] = (await server.call('GET', 'invoices/export.csv?sort=invoiceNo')).body.split(
      '\r\n',
    );
    const columns = (line: string) => [...line.matchAll(/"([^"]*)"/g)].map(([, text]) => text);
    const [, inJharkhand, inMaharashtra] = [headings, ...rows].map((line) =>
      Object.fromEntries(columns(headings).map((heading, place) => [heading, columns(line)[place]])),
    );
    const amounts = { Subtotal: '1000.00', Total: '1180.00', Paid: '0.00', Balance: '1180.00' };
    expect(inJharkhand).toMatchObject({ ...amounts, CGST: '90.00', SGST: '90.00', UTGST: '0.00', IGST: '0.00' });
    expect(inMaharashtra).toMatchObject({ ...amounts, CGST: '0.00', SGST: '0.00', UTGST: '0.00', IGST: '180.00' });
  });

  test('gives the next number of the financial year, settles the tax and keeps the draft’s number', async () => {
    const first = await issued({ invoiceNo: 'INV-001' });
    expect(first).toMatchObject({
      invoiceNo: 'INV/25-26/0001',
      draftNo: 'INV-001',
      status: 'issued',
      financialYear: '2025-26',
      placeOfSupply: '20',
      balancePaise: 118_000,
    });
    expect(first.taxLines).toEqual([
      { head: 'CGST', percent: 9, amountPaise: 9000 },
      { head: 'SGST', percent: 9, amountPaise: 9000 },
    ]);
    expect((await issued()).invoiceNo).toBe('INV/25-26/0002');
    expect((await issued({ date: '2025-03-31', dueDate: null })).invoiceNo).toBe('INV/24-25/0001');
  });

  test('charges IGST between states and to a special economic zone', async () => {
    const heads = async (over: object) => (await issued(over)).taxLines.map((line) => line.head);
    expect(await heads({ clientState: '27' })).toEqual(['IGST']);
    expect(await heads({ sez: true, clientGstin: '20AAQCA8719H1ZK', clientAddress: '1 Main Road' })).toEqual(['IGST']);
  });

  test('lists everything that is missing, and takes no number', async () => {
    const { id } = (await server.call('POST', 'invoices', {})).json();
    const answer = await issue(id);
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json()
        .errors.map((error: { path: string }) => error.path)
        .sort(),
    ).toEqual(['clientName', 'clientState', 'date', 'items', 'taxPercent']);
    expect((await issued()).invoiceNo).toBe('INV/25-26/0001');
  });

  test('refuses a day that has not come, and a sale to a client without a state', async () => {
    const tomorrow = addDays(today(), 1);
    expect((await issue((await draft({ date: tomorrow, dueDate: null })).id)).json().errors).toMatchObject([
      { path: 'date' },
    ]);
    expect(
      (await issue((await draft({ clientState: '', clientAddress: '1 Main Road' })).id)).json().errors,
    ).toMatchObject([{ path: 'clientState' }]);
  });

  test('of an exempt supply gives a bill of supply with a series of its own', async () => {
    const bill = await issued({ taxPercent: 0, taxTreatment: 'exempt' });
    expect(bill).toMatchObject({ invoiceNo: 'BOS/25-26/0001', taxLines: [], totalPaise: 100_000 });
    expect((await issued()).invoiceNo).toBe('INV/25-26/0001');
    expect((await server.call('GET', 'invoices/next-number?date=2025-11-21&kind=bill')).json()).toMatchObject({
      issued: 'BOS/25-26/0002',
    });
  });

  test('refuses a draft that a colleague has changed since', async () => {
    const { id, version } = await draft();
    await server.call('PUT', `invoices/${id}`, { notes: 'new' });
    expect((await issue(id, { version })).json()).toMatchObject({ code: 'stale' });
  });

  test('said twice is done once', async () => {
    const { id, invoiceNo } = await issued();
    expect((await issue(id)).json()).toMatchObject({ invoiceNo });
    expect((await issued()).invoiceNo).toBe('INV/25-26/0002');
  });

  test('50 at once, on every server, gives 50 numbers without gaps or duplicates', async () => {
    const drafts: Invoice[] = [];
    for (let made = 0; made < 50; made += 1) drafts.push(await draft());
    const servers = await server.servers();
    const headers = { authorization: `Bearer ${server.owner.token}` };
    const failing = (await server.call('POST', 'invoices', {})).json().id;
    const numbers = await Promise.all([
      ...drafts.map(({ id }, index) => {
        const app = servers[index % servers.length] as TestApp['app'];
        return untilTaken(() => app.inject({ method: 'POST', url: `/api/invoices/${id}/issue`, headers }));
      }),
      untilTaken(() => issue(failing)),
    ]);
    expect(
      numbers
        .map((answer) => answer.json().invoiceNo)
        .filter(Boolean)
        .sort(),
    ).toEqual(Array.from({ length: 50 }, (_, index) => `INV/25-26/${String(index + 1).padStart(4, '0')}`));
  });
});

describe('an issued invoice', () => {
  test.each([
    { clientName: 'Other' },
    { items: [] },
    { taxPercent: 5 },
    { date: '2025-11-22' },
    { invoiceNo: 'INV/25-26/0009' },
    { notes: 'x' },
    { dueDate: null },
    { clientGstin: '27AAPFU0939F1ZV' },
    { sez: true },
  ])('is not changed by a call with %j', async (change) => {
    const before = await issued();
    const answer = await server.call('PUT', `invoices/${before.id}`, change);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'An issued invoice cannot be changed; cancel it, or write a credit or debit note.',
    ]);
    expect((await server.call('GET', `invoices/${before.id}`)).json()).toEqual(before);
  });

  test('ignores amounts and statuses that a call sends', async () => {
    const before = await issued();
    await server.call('PUT', `invoices/${before.id}`, { totalPaise: 1, status: 'draft', paidPaise: 5, issuedAt: null });
    await server.call('POST', `invoices/${before.id}/restore`);
    expect((await server.call('GET', `invoices/${before.id}`)).json()).toEqual(before);
  });

  test('is not deleted', async () => {
    expect((await server.call('DELETE', `invoices/${(await issued()).id}`)).json().message).toBe(
      'An issued invoice cannot be deleted; cancel it, or write a credit note.',
    );
  });

  test('is cancelled once, keeps its number, and stays cancelled', async () => {
    const { id, invoiceNo } = await issued();
    expect((await server.call('POST', `invoices/${id}/cancel`)).json()).toMatchObject({
      status: 'cancelled',
      shown: 'Cancelled',
      invoiceNo,
      balancePaise: 0,
    });
    expect((await server.call('POST', `invoices/${id}/cancel`)).statusCode).toBe(409);
    expect((await issue(id)).json().message).toBe('This invoice is cancelled. Clone it to bill again.');
    expect((await issued()).invoiceNo).toBe('INV/25-26/0002');
  });

  test('is not cancelled once it was paid or credited; a draft is not either', async () => {
    const { id } = await issued();
    await server.call('POST', 'payments', { invoiceId: id, amountPaise: 1, date: '2025-12-01' });
    expect((await server.call('POST', `invoices/${id}/cancel`)).json().message).toMatch(/has payments/);
    expect((await server.call('POST', `invoices/${(await draft()).id}/cancel`)).json().message).toBe(
      'Delete the draft instead of cancelling it.',
    );
  });

  test('has a history of who did what', async () => {
    const { id } = await issued();
    const history = (await server.call('GET', `invoices/${id}/history`)).json();
    expect(history[0]).toMatchObject({
      by: 'Asha Rao',
      action: 'update',
      changes: { status: ['draft', 'issued'], invoiceNo: ['', 'INV/25-26/0001'] },
    });
  });
});

describe('the list', () => {
  const count = async (shown: string) =>
    (await server.call('GET', `invoices?page=1&shown=${encodeURIComponent(shown)}`)).headers['x-total-count'];

  test('filters and sorts by the status of the day', async () => {
    await draft();
    await issued({ dueDate: '2099-01-01' });
    await issued({ dueDate: null });
    await issued({ date: '2020-01-01', dueDate: '2020-02-01' });
    const part = await issued({ dueDate: '2099-01-01' });
    await server.call('POST', 'payments', { invoiceId: part.id, amountPaise: 100, date: '2025-12-01' });
    const paid = await issued();
    await server.call('POST', 'payments', {
      invoiceId: paid.invoiceNo,
      amountPaise: paid.totalPaise,
      date: '2025-12-01',
    });
    await server.call('POST', `invoices/${(await issued()).id}/cancel`);
    const counts = Object.fromEntries(
      await Promise.all(
        ['Draft', 'Unpaid', 'Overdue', 'Part paid', 'Paid', 'Cancelled', 'Credited', 'Outstanding'].map(
          async (shown) => [shown, Number(await count(shown))],
        ),
      ),
    );
    expect(counts).toEqual({
      Draft: 1,
      Unpaid: 2,
      Overdue: 1,
      'Part paid': 1,
      Paid: 1,
      Cancelled: 1,
      Credited: 0,
      Outstanding: 4,
    });
    const sorted = (await server.call('GET', 'invoices?sort=-shown')).json().map((row: { shown: string }) => row.shown);
    expect(sorted.slice(-2)).toEqual(['Draft', 'Cancelled']);
    expect((await server.call('GET', 'invoices?shown=Late')).statusCode).toBe(400);
  });

  test('is added up for the overview', async () => {
    await draft();
    await issued({ date: '2020-01-01', dueDate: '2020-02-01' });
    await issued({ dueDate: '2099-01-01' });
    const summary = (await server.call('GET', 'invoices/summary')).json();
    expect(summary).toMatchObject({
      drafts: { count: 1, amountPaise: 118_000 },
      outstanding: { count: 2, amountPaise: 236_000 },
      overdue: { count: 1, amountPaise: 118_000 },
    });
    expect(summary.ageing.at(-1)).toMatchObject({ label: 'Over 90 days', count: 1, amountPaise: 118_000 });
    expect(financialYearOf(`${summary.month}-01`)).toMatch(/^\d{4}-\d{2}$/);
  });
});
