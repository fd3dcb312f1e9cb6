import Papa from 'papaparse';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const drafted = async (date: string) =>
  (
    await server.call('POST', 'invoices', {
      clientName: 'Acme Foods',
      clientState: '20',
      clientAddress: '1 Main Road',
      date,
      taxPercent: 18,
      items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
    })
  ).json<Invoice>();
const issue = async (date: string, body: object = {}) =>
  server.call('POST', `invoices/${(await drafted(date)).id}/issue`, body);
const issued = async (date: string) => (await issue(date)).json<Invoice>();
const note = (kind: 'credit' | 'debit', invoiceId: string, over: object) =>
  server.call('POST', `${kind}-notes`, { invoiceId, amountPaise: 11_800, reason: 'Short supply', ...over });
const filed = (returnType: string, period: string, doneOn: string) => ({
  area: 'gst',
  title: `${returnType} ${period}`,
  period,
  returnType,
  type: 'Return',
  dueDate: doneOn,
  status: 'Filed',
  doneOn,
  financialYear: '2026-27',
});
/** Marks a return of a period as filed. */
const file = async (returnType: string, period: string, doneOn = '2026-05-20') => {
  const answer = await server.call('POST', 'obligations', filed(returnType, period, doneOn));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string; version: number }>();
};
const told = async (month: string, of: string, part = 'supplies') => {
  const { body } = await server.call('GET', `invoices/gstr1.csv?month=${month}&return=${of}&part=${part}`);
  return Papa.parse<string[]>(body.trim())
    .data.slice(1)
    .map((row) => row[part === 'supplies' ? 3 : 1]);
};

describe.each([
  ['GSTR-1', '2026-04', 'The GSTR-1 of Apr 2026 is filed'],
  ['IFF', '2026-04', 'The IFF of Apr 2026 is filed'],
  ['GSTR-1', '2026-27 Q1', 'The GSTR-1 of Apr 2026 is filed'],
])('once the %s of %s is filed', (returnType, period, said) => {
  const doneOn = period.includes('Q') ? '2026-07-10' : undefined;
  const msg = `${said}. Use a date in a month that is not filed, or choose to report it in GSTR-1A.`;

  test('an invoice and a note dated in it are refused, and take no number', async () => {
    const before = await issued('2026-04-10');
    await file(returnType, period, doneOn);
    const answer = await issue('2026-04-20');
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'date', msg }]]);
    for (const kind of ['credit', 'debit'] as const)
      expect((await note(kind, before.id, { date: '2026-04-20' })).json().errors).toEqual([{ path: 'date', msg }]);
    expect((await issued('2026-07-20')).invoiceNo).toBe('INV/26-27/0002');
    expect((await note('credit', before.id, { date: '2026-07-21' })).json().creditNoteNumber).toBe('CN/26-27/0001');
  });

  test('by the issuer’s choice GSTR-1A tells of them, and GSTR-1 does not', async () => {
    const before = await issued('2026-04-10');
    await file(returnType, period, doneOn);
    const answer = await issue('2026-04-20', { inGstr1a: true });
    expect(answer.json()).toMatchObject({ invoiceNo: 'INV/26-27/0002', inGstr1a: true });
    const added = (await note('debit', before.id, { date: '2026-04-21', inGstr1a: true })).json();
    expect(added).toMatchObject({ debitNoteNumber: 'DN/26-27/0001', inGstr1a: true });
    expect(await told('2026-04', 'GSTR-1')).toEqual(['INV/26-27/0001']);
    expect(await told('2026-04', 'GSTR-1A')).toEqual(['INV/26-27/0002', 'DN/26-27/0001']);
    expect(await told('2026-04', 'GSTR-1', 'documents')).toEqual(['INV/26-27/0001']);
    expect(await told('2026-04', 'GSTR-1A', 'documents')).toEqual(['INV/26-27/0002', 'DN/26-27/0001']);
  });

  test('what it told of is not cancelled; what GSTR-1A tells of is, until GSTR-3B is filed', async () => {
    const before = await issued('2026-04-10');
    await file(returnType, period, doneOn);
    const [one, two] = [
      (await issue('2026-04-20', { inGstr1a: true })).json<Invoice>(),
      (await issue('2026-04-21', { inGstr1a: true })).json<Invoice>(),
    ];
    const refused = await server.call('POST', `invoices/${before.id}/cancel`);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      `${said} with this invoice, and stays so; write a credit note instead.`,
    ]);
    expect((await server.call('POST', `invoices/${one.id}/cancel`)).statusCode).toBe(200);
    await file('GSTR-3B', '2026-04');
    expect((await server.call('POST', `invoices/${two.id}/cancel`)).json().message).toBe(
      'The GSTR-3B of Apr 2026 is filed with this invoice, and stays so; write a credit note instead.',
    );
  });

  test('GSTR-3B closes GSTR-1A too', async () => {
    await file(returnType, period, doneOn);
    await file('GSTR-3B', '2026-04');
    expect((await issue('2026-04-20', { inGstr1a: true })).json().errors).toEqual([
      {
        path: 'date',
        msg: `The ${returnType} and GSTR-3B of Apr 2026 are filed. Use a date in a month that is not filed.`.replace(
          'IFF and GSTR-3B',
          'GSTR-3B and IFF',
        ),
      },
    ]);
  });

  test('it stays so while GSTR-1A tells of a document of the month', async () => {
    const mark = await file(returnType, period, doneOn);
    const { id, invoiceNo } = (await issue('2026-04-20', { inGstr1a: true })).json<Invoice>();
    const undone = await server.call('PUT', `obligations/${mark.id}`, { status: 'Pending' });
    expect([undone.statusCode, undone.json().message]).toEqual([
      409,
      expect.stringContaining(`GSTR-1A reports ${invoiceNo}.`),
    ]);
    expect((await server.call('PUT', `obligations/${mark.id}`, { period: '2026-03' })).statusCode).toBe(409);
    expect((await server.call('DELETE', `obligations/${mark.id}`)).statusCode).toBe(409);
    expect((await server.call('PUT', `obligations/${mark.id}`, { reference: 'AA1' })).statusCode).toBe(200);
    await server.call('POST', `invoices/${id}/cancel`);
    expect((await server.call('PUT', `obligations/${mark.id}`, { status: 'Pending' })).statusCode).toBe(200);
  });
});

test('GSTR-1A is not chosen while the month is open', async () => {
  const answer = await issue('2026-04-20', { inGstr1a: true });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ path: 'inGstr1a', msg: 'The GSTR-1 of Apr 2026 is not filed yet and tells of it; do not choose GSTR-1A.' }],
  ]);
});

test('of an issue and a mark at once, one comes first: nothing is dated into a month that was filed before it', async () => {
  const drafts = await Promise.all(Array.from({ length: 6 }, () => drafted('2026-04-20')));
  const [, ...answers] = await Promise.all([
    file('GSTR-1', '2026-04'),
    ...drafts.map(({ id }) => server.call('POST', `invoices/${id}/issue`)),
  ]);
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 400)).toBe(true);
  expect(await told('2026-04', 'GSTR-1')).toHaveLength(answers.filter(({ statusCode }) => statusCode === 200).length);
  expect((await issue('2026-04-20')).statusCode).toBe(400);
});

describe('the annual return', () => {
  test('ends the time for credit notes of its year when it is filed before 30 November; later ones are financial', async () => {
    const old = await issued('2025-06-01');
    await file('GSTR-9', '2025-26', '2026-09-10');
    const inTime = (await note('credit', old.id, { date: '2026-09-10' })).json();
    expect(inTime).toMatchObject({ creditNoteNumber: 'CN/26-27/0001', taxablePaise: 10_000 });
    const late = (await note('credit', old.id, { date: '2026-09-11' })).json();
    expect(late).toMatchObject({ creditNoteNumber: 'FCN/26-27/0001', taxablePaise: 11_800, taxLines: [] });
    expect(await told('2026-09', 'GSTR-1')).toEqual(['CN/26-27/0001']);
    expect((await note('debit', old.id, { date: '2026-09-12' })).json().taxLines).toHaveLength(2);
  });

  test('is told of each invoice of its year, so that the form of a note says so', async () => {
    const [old, later] = [await issued('2025-06-01'), await issued('2026-04-10')];
    const days = async () => {
      const rows = (await server.call('GET', 'invoices?sort=date')).json<{ id: string; annualReturnOn: string }[]>();
      return [old, later].map(({ id }) => rows.find((row) => row.id === id)?.annualReturnOn);
    };
    expect(await days()).toEqual([null, null]);
    await file('GSTR-9', '2025-26', '2026-09-10');
    expect(await days()).toEqual(['2026-09-10', null]);
  });

  test('is not marked as filed before credit notes with tax of its year, which can still be cancelled', async () => {
    const old = await issued('2025-06-01');
    const { id } = (await note('credit', old.id, { date: '2026-09-11' })).json();
    const mark = await file('GSTR-9', '2025-26', '2026-09-12');
    const earlier = () => server.call('PUT', `obligations/${mark.id}`, { doneOn: '2026-09-10' });
    const refused = await earlier();
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [
        {
          path: 'doneOn',
          msg: 'Credit notes of this year’s invoices have tax and are dated later: CN/26-27/0001 of 11 Sep 2026. After the annual return they can’t reduce the tax. Correct the day, or cancel them, mark the return, and write them again without tax.',
        },
      ],
    ]);
    await server.call('POST', `credit-notes/${id}/cancel`);
    expect((await earlier()).statusCode).toBe(200);
    expect((await note('credit', old.id, { date: '2026-09-11' })).json().creditNoteNumber).toBe('FCN/26-27/0001');
    expect((await server.call('PUT', `obligations/${mark.id}`, { doneOn: '2026-09-09' })).statusCode).toBe(200);
  });

  test('is marked with its own day though a filed GSTR-1 told of a later note, which nobody can take back', async () => {
    const old = await issued('2025-06-01');
    await note('credit', old.id, { date: '2026-09-11' });
    await file('GSTR-1', '2026-09', '2026-10-05');
    await file('GSTR-9', '2025-26', '2026-09-10');
    expect((await note('credit', old.id, { date: '2026-10-11' })).json().creditNoteNumber).toBe('FCN/26-27/0001');
  });

  test('and a credit note at once: no note with tax is dated after it', async () => {
    const old = await issued('2025-06-01');
    const [, ...answers] = await Promise.all([
      server.call('POST', 'obligations', filed('GSTR-9', '2025-26', '2026-09-10')),
      ...Array.from({ length: 6 }, () => note('credit', old.id, { date: '2026-09-11' })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    const isFiled = (await server.call('GET', 'obligations?returnType=GSTR-9&period=2025-26&status=Filed')).json();
    const taxed = answers.filter((answer) => answer.json().taxLines.length > 0);
    expect(isFiled.length === 0 || taxed.length === 0).toBe(true);
  });

  test('of another year ends nothing', async () => {
    const old = await issued('2025-06-01');
    await file('GSTR-9', '2024-25', '2025-12-31');
    expect((await note('credit', old.id, { date: '2026-09-11' })).json().creditNoteNumber).toBe('CN/26-27/0001');
  });
});
