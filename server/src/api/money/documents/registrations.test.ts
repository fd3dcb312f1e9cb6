import Papa from 'papaparse';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead, realLetterhead } from '../../../../test/realLetterhead';

const [OLD, NEW] = [realLetterhead.gstin, '27AAPFU0939F1ZV'];
const moved = { gstin: NEW, state: '27', address: '7 Linking Road\nMumbai', pin: '400050', registeredOn: '2018-01-01' };

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const [month, day] = ['2026-04', '2026-04-10'];
const issue = async (over: object = {}) => {
  const draft = {
    clientName: 'Acme Foods',
    clientState: '20',
    clientAddress: '1 Main Road',
    date: day,
    taxPercent: 18,
    items: [{ description: 'Loaders', quantity: 1, pricePaise: 100_000 }],
    ...over,
  };
  const { id } = (await server.call('POST', 'invoices', draft)).json<Invoice>();
  return (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
};
const note = (kind: 'credit' | 'debit', invoiceId: string, over: object = {}) =>
  server.call('POST', `${kind}-notes`, {
    invoiceId,
    date: day,
    amountPaise: 11_800,
    reason: 'Short supply',
    ...over,
  });
const told = async (query = '', part = 'supplies') => {
  const { body } = await server.call('GET', `invoices/gstr1.csv?month=${month}&part=${part}${query}`);
  return Papa.parse<string[]>(body.trim())
    .data.slice(1)
    .map((row) => row.slice(part === 'supplies' ? 3 : 1)[0]);
};
const rows = async (query: string) =>
  (await server.call('GET', `obligations?${query}`)).json<Record<string, string>[]>();
const file = (returnType: string, period: string, registration?: string) =>
  server.call('POST', 'obligations', {
    area: 'gst',
    title: `${returnType} ${period}`,
    period,
    returnType,
    type: 'Return',
    dueDate: '2026-05-20',
    status: 'Filed',
    doneOn: '2026-05-20',
    registration,
  });

describe('once the letterhead has another GSTIN', () => {
  let [before, after]: Invoice[] = [];
  beforeEach(async () => {
    before = await issue();
    await enterRealLetterhead(server, moved);
    after = await issue();
  });

  test('its series begin anew, and each invoice keeps the GSTIN that it was issued under', () => {
    expect([before?.invoiceNo, before?.registration]).toEqual([after?.invoiceNo, OLD]);
    expect(after).toMatchObject({ registration: NEW, invoiceNo: expect.stringMatching(/\/0001$/) });
  });

  test('each return tells of its own documents; that of the letterhead is asked for by default', async () => {
    const second = await issue();
    const own = (await note('credit', before?.id ?? '')).json();
    expect(await told()).toEqual([after?.invoiceNo, second.invoiceNo]);
    expect(await told(`&registration=${OLD}`)).toEqual([before?.invoiceNo, own.creditNoteNumber]);
    expect(await told(`&registration=${OLD}`, 'documents')).toEqual([before?.invoiceNo, own.creditNoteNumber]);
    expect(await told(`&registration=${NEW}`, 'sac')).toHaveLength(1);
    const named = await server.call('GET', `invoices/gstr1.csv?month=${month}&registration=${OLD}`);
    expect(named.headers['content-disposition']).toContain(`gstr1-${month}-${OLD}.csv`);
    const stranger = await server.call('GET', `invoices/gstr1.csv?month=${month}&registration=29AAFCA7488L1ZR`);
    expect([stranger.statusCode, stranger.json().errors]).toEqual([
      400,
      [{ path: 'registration', msg: `This GSTIN is not one of the company’s. Use ${OLD} or ${NEW}.` }],
    ]);
  });

  test('a note belongs to the registration of its invoice: its series, its paper', async () => {
    const [ofNew, ofOld] = [await note('credit', after?.id ?? ''), await note('credit', before?.id ?? '')];
    expect(ofNew.json()).toMatchObject({ registration: NEW, letterhead: { gstin: NEW } });
    expect(ofOld.json()).toMatchObject({
      creditNoteNumber: ofNew.json().creditNoteNumber,
      registration: OLD,
      letterhead: { gstin: OLD, state: '20', address: realLetterhead.address, pin: realLetterhead.pin },
    });
    const typed = { debitNoteNumber: 'D-1' };
    expect((await note('debit', after?.id ?? '', typed)).statusCode).toBe(201);
    expect((await note('debit', before?.id ?? '', typed)).statusCode).toBe(201);
    expect((await note('debit', before?.id ?? '', typed)).statusCode).toBe(400);
  });

  test('a filed month of one guards its own documents alone', async () => {
    expect((await file('GSTR-1', month, OLD)).json()).toMatchObject({ registration: OLD });
    expect((await note('debit', before?.id ?? '')).json().code).toBe('filed_month');
    expect((await server.call('POST', `invoices/${before?.id}/cancel`, {})).statusCode).toBe(409);
    expect((await note('debit', after?.id ?? '')).statusCode).toBe(201);
    expect((await issue()).status).toBe('issued');
    await file('GSTR-1', month);
    expect((await issue()).status).toBeUndefined();
    expect((await file('GSTR-1', month, '29AAFCA7488L1ZR')).json().errors[0].path).toBe('registration');
  });

  test('an annual return of one leaves the notes of the other their tax', async () => {
    await enterRealLetterhead(server);
    const [ofOld] = [await issue({ date: '2026-03-10' })];
    await enterRealLetterhead(server, moved);
    const ofNew = await issue({ date: '2026-03-10' });
    await file('GSTR-9', '2025-26', OLD);
    const annual = async (id = '') => (await server.call('GET', `invoices/${id}`)).json().annualReturnOn;
    expect([await annual(ofOld.id), await annual(ofNew.id)]).toEqual(['2026-05-20', null]);
  });

  test('a number that two have is asked about; the id is taken', async () => {
    const answer = await server.call('POST', 'payments', {
      invoiceId: before?.invoiceNo,
      date: today(),
      amountPaise: 100,
      method: 'Bank transfer',
    });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'invoiceId']);
    expect(answer.json().errors[0].msg).toContain('under different GSTINs');
  });

  test('who takes the former GSTIN up again goes on in its series', async () => {
    await enterRealLetterhead(server);
    expect((await issue()).invoiceNo).toMatch(/\/0002$/);
    expect((await server.call('GET', 'letterhead/registrations')).json()).toEqual([
      { gstin: NEW, since: '2018-01-01', until: today() },
      { gstin: OLD, since: '2017-07-01', until: null },
    ]);
  });
});

test('a GSTIN under which nothing was issued was mistyped: the other takes its place', async () => {
  await enterRealLetterhead(server, moved);
  expect((await server.call('GET', 'letterhead/registrations')).json()).toEqual([
    { gstin: NEW, since: '2018-01-01', until: null },
  ]);
});

test('a registration whose first day was not entered begins today: nothing under it is older', async () => {
  await issue();
  await enterRealLetterhead(server, { ...moved, registeredOn: undefined });
  expect((await server.call('GET', 'letterhead')).json()[0].registeredOn).toBe(today());
  const older = await issue({ date: addDays(today(), -1) });
  expect(JSON.stringify(older)).toContain('is before the company’s GST registration');
  expect((await issue({ date: today() })).registration).toBe(NEW);
  await enterRealLetterhead(server);
  expect((await server.call('GET', 'letterhead')).json()[0].registeredOn).toBeNull();
});

describe('the due dates', () => {
  const year = '2027-28';
  const periods = async (registration: string) =>
    (await rows(`area=gst&returnType=GSTR-3B&registration=${registration}&sort=period`)).map(({ period }) => period);

  test('are of each registration for the periods in which it is the letterhead’s, quarterly ones on its state’s day', async () => {
    await issue();
    const [first] = [addDays(today(), -100)];
    for (const financialYear of ['2025-26', '2026-27'])
      await server.call('POST', 'compliance/years', { financialYear });
    const all = await periods(OLD);
    const current = today().slice(0, 7);
    await enterRealLetterhead(server, { ...moved, registeredOn: `${first.slice(0, 7)}-01` });
    expect(await periods(OLD)).toEqual(all.filter((period) => (period ?? '') <= current));
    expect(await periods(NEW)).toEqual(all.filter((period) => (period ?? '') >= first.slice(0, 7)));
    expect((await rows(`registration=${OLD}&period=${current}`))[0]?.title).toContain(OLD);
    expect(await rows(`area=tds&registration=${NEW}`)).toEqual([]);
  });

  test('follow how each files', async () => {
    await issue();
    const settings = (registration: string, filer: string) =>
      server.call('PUT', `compliance/settings?registration=${registration}`, {
        filings: [{ from: '2017-07-01', filer }],
        workStates: ['20'],
      });
    await enterRealLetterhead(server, moved);
    await settings(NEW, 'quarterly');
    const filer = async (query = '') =>
      (await server.call('GET', `compliance/settings${query}`)).json().filings[0].filer;
    expect([await filer(), await filer(`?registration=${OLD}`)]).toEqual(['quarterly', 'monthly']);
    await server.call('POST', 'compliance/years', { financialYear: year });
    const dates = await rows(`area=gst&returnType=GSTR-3B&financialYear=${year}&sort=dueDate`);
    expect(dates.map(({ registration, dueDate }) => [registration, dueDate?.slice(8)])).toEqual(
      Array.from({ length: 4 }, () => [NEW, '22']),
    );
    expect((await settings('29AAFCA7488L1ZR', 'monthly')).statusCode).toBe(400);
  });
});

test('what is issued while the GSTIN changes has a number of the registration that its paper names', async () => {
  const before = await issue();
  const answers = await Promise.all([enterRealLetterhead(server, moved), issue(), issue(), issue()]);
  const issued = answers.filter((answer) => answer !== undefined);
  for (const each of [before, ...issued]) expect(each.letterhead?.gstin).toBe(each.registration);
  const numbers = [before, ...issued].map(({ registration, invoiceNo }) => `${registration} ${invoiceNo}`);
  expect(new Set(numbers).size).toBe(4);
});
