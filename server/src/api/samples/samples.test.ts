import { addDays, today } from 'shared/domain/dates/dates';
import { firstLetterhead } from 'shared/domain/letterhead/companyLetterhead';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { doDailyWork } from '../../dailyWork';

type Row = Record<string, never> & { id: string; version: number; isSample?: boolean };

let server: TestApp;
const start = async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
};

const get = async <T = Row[]>(path: string) => (await server.call('GET', path)).json<T>();
const post = async (path: string, body: object) => (await server.call('POST', path, body)).json<Row>();
const put = async (path: string, body: object) => (await server.call('PUT', path, body)).json<Row>();
const company = { gstin: '20AAAAA0000A1ZG', pin: '828306', cin: 'U78100JH2000PTC000000', signatory: 'Asha Rao' };
const month = () => today().slice(0, 7);
const numberOf = (row: Row | undefined) => String((row as { invoiceNo?: string } | undefined)?.invoiceNo);

async function issuedInvoice(): Promise<Row> {
  const [letterhead] = await get('letterhead');
  await put(`letterhead/${letterhead?.id}`, { ...firstLetterhead(), address: 'Station Road', ...company });
  const { id } = await post('invoices', {
    clientName: 'Hill Foods',
    clientState: '20',
    date: today(),
    dueDate: addDays(today(), 30),
    taxPercent: 18,
    items: [{ description: 'Work', sac: '998513', quantity: 1, pricePaise: 100_000 }],
  });
  return post(`invoices/${id}/issue`, {});
}

const seeded = [
  'centers',
  'companies',
  'ultrahrms/companies',
  'candidates',
  'ultrahrms/candidates',
  'vacancies',
  'submissions',
  'placements',
  'hr-staff',
  'pricing-plans',
  'leads',
  'suppliers',
  'employees',
  'wages',
  'certificates',
  'holidays',
  'invoices',
  'payments',
  'credit-notes',
  'debit-notes',
  'metrics',
];

describe('beside a company’s own records', () => {
  beforeAll(start);
  afterAll(() => server.close());

  test.each(seeded)('each seeded record of %s is marked as a sample', async (path) => {
    const rows = await get(path);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ isSample }) => isSample !== true)).toEqual([]);
  });

  test('of the dues those that the sample company dealt with are samples; what is to come is the company’s own', async () => {
    const rows = (await get('obligations')) as (Row & { lastDay: string; isSample: boolean })[];
    expect(rows.filter(({ lastDay, isSample }) => isSample !== lastDay < today())).toEqual([]);
    expect(new Set(rows.map(({ isSample }) => isSample))).toEqual(new Set([true, false]));
  });

  test('sample documents have a series of their own, those of notes too', async () => {
    const numbers = (await get('invoices')).map(numberOf).filter((number) => !number.startsWith('DRAFT'));
    expect(numbers).toHaveLength(5);
    for (const number of numbers) expect(number).toMatch(/^SAMPLE\/\d\d-\d\d\/00\d$/);
    const [credit] = (await get('credit-notes')) as (Row & { creditNoteNumber: string })[];
    expect(credit?.creditNoteNumber).toMatch(/^SAMPLE\//);
  });

  test('the compliance report and its CSV tell of no sample', async () => {
    const range = `from=${addDays(today(), -400)}&to=${addDays(today(), -1)}`;
    expect(await get(`compliance/report?${range}`)).toEqual([]);
    expect((await server.call('GET', `compliance/report.csv?${range}`)).body.trim().split('\r\n')).toHaveLength(1);
  });

  test('figures are the samples’ and say so until something real is entered, then they leave the samples out', async () => {
    const before = await get<Record<string, never>>('invoices/summary');
    expect(before).toMatchObject({ isSample: true, outstanding: { count: 3 } });
    const stage = async () =>
      (await get<(Row & { id: string })[]>('pipeline')).find(({ id }) => id === 'invoicing.issued');
    expect(await stage()).toMatchObject({ isSample: true, count: 5 });
    expect(numberOf(await issuedInvoice())).toMatch(/^INV\/\d\d-\d\d\/0001$/);
    const after = await get<Record<string, Record<string, unknown>>>('invoices/summary');
    expect(after).toMatchObject({ isSample: false, outstanding: { count: 1 }, overdue: { count: 0 } });
    expect(await get(`invoices?${String(after.outstanding?.query)}`)).toHaveLength(1);
    expect(await stage()).toEqual(expect.objectContaining({ count: 1 }));
    expect(await stage()).not.toHaveProperty('isSample');
  });

  test('GSTR-1 tells of the one real document, and of no sample', async () => {
    const lines = async (part: string) =>
      (await server.call('GET', `invoices/gstr1.csv?month=${month()}&part=${part}`)).body.trim().split('\r\n').length -
      1;
    expect([await lines('supplies'), await lines('sac'), await lines('documents')]).toEqual([1, 1, 1]);
  });

  test('the score of 82 is the samples’ until something real is recorded', async () => {
    expect(await get('compliance/score')).toMatchObject({ score: 82, isSample: true });
    await post('obligations', {
      area: 'due',
      title: 'Shop licence',
      period: '2026',
      type: 'Other',
      dueDate: addDays(today(), -2),
      status: 'Done',
      doneOn: addDays(today(), -2),
    });
    expect(await get('compliance/score')).toMatchObject({ score: 100, counted: 1 });
    expect(await get('compliance/overview')).toMatchObject({ score: 100, isSample: false, certificates: { total: 0 } });
  });

  test('a list’s CSV has its samples, marked, only while there is nothing real', async () => {
    const csv = async () => (await server.call('GET', 'suppliers/export.csv')).body.trim().split('\r\n');
    expect((await csv()).map((line) => line.split(',').at(-1))).toEqual(['"Sample"', '"Yes"', '"Yes"', '"Yes"']);
    await post('suppliers', { name: 'Hill Cloth', phone: '9876500301' });
    expect(await csv()).toEqual([expect.not.stringContaining('Sample'), expect.stringContaining('Hill Cloth')]);
  });

  test('a sample draft that is issued stays a sample; one that was changed first is the company’s own', async () => {
    const [draft] = (await get('invoices')).filter((row) => numberOf(row) === 'DRAFT-1');
    const issued = await post(`invoices/${draft?.id}/issue`, {});
    expect(issued).toMatchObject({ isSample: true, letterhead: { isSample: true } });
    expect(numberOf(issued)).toMatch(/^SAMPLE\//);
    const [lead] = await get('leads');
    expect((await put(`leads/${lead?.id}`, { city: 'Ranchi' })).isSample).toBe(false);
  });

  test('what is paid or credited of a sample invoice is a sample too, with a number of theirs', async () => {
    const [open] = (await get('invoices?shown=Unpaid&isSample=true')) as (Row & { balancePaise: number })[];
    const ofIt = { invoiceId: open?.id, date: today(), amountPaise: 1_000 };
    expect((await post('payments', { ...ofIt, method: 'UPI' })).isSample).toBe(true);
    const note = await post('credit-notes', { ...ofIt, reason: 'Trial' });
    expect(note).toMatchObject({ isSample: true, creditNoteNumber: expect.stringMatching(/^SAMPLE\//) });
    const typed = await server.call('POST', 'credit-notes', { ...ofIt, reason: 'Trial', creditNoteNumber: 'X-1' });
    expect(typed.json().errors).toEqual([expect.objectContaining({ path: 'creditNoteNumber' })]);
  });

  test('a new wage register has the real employees, and while there are none it is a sample of the samples', async () => {
    expect(await post('wages', { month: month() })).toMatchObject({ isSample: true, employees: 8 });
    await post('employees', {
      name: 'Sita Hansda',
      code: 'E-901',
      basicPaise: 1_500_000,
      grossPaise: 1_500_000,
      joinedOn: addDays(today(), -40),
    });
    const [own] = await get(`wages?month=${month()}`);
    await server.call('DELETE', `wages/${own?.id}`);
    expect(await post('wages', { month: month() })).toMatchObject({ isSample: false, employees: 1 });
  });

  test('the company’s own register takes the place of the sample of its month, and a sample holds no employee code', async () => {
    const [sample] = (await get('wages')).filter(({ isSample }) => isSample) as (Row & { month: string })[];
    const own = await server.call('POST', 'wages', { month: sample?.month });
    expect([own.statusCode, own.json()]).toEqual([201, expect.objectContaining({ isSample: false })]);
    expect((await get(`wages?month=${sample?.month}`)).map(({ id }) => id)).toEqual([own.json<Row>().id]);
    const employee = { name: 'Phulo Murmu', code: 'E-001', basicPaise: 1_500_000, grossPaise: 1_500_000 };
    expect((await server.call('POST', 'employees', employee)).statusCode).toBe(201);
    expect((await server.call('POST', 'employees', employee)).statusCode).toBe(409);
  });

  test('a register of the company’s own comes back in the sample’s place', async () => {
    const [sample] = (await get('wages')).filter(({ isSample }) => isSample) as (Row & { month: string })[];
    const own = (await server.call('POST', 'wages', { month: '2019-04', employees: 1, totalPaise: 100 })).json<Row>();
    await server.call('DELETE', `wages/${own.id}`);
    await server.db
      .updateTable('wages')
      .set({ month: sample?.month ?? '' })
      .where('id', '=', own.id)
      .execute();
    const restored = await server.call('POST', `wages/${own.id}/restore`);
    expect([restored.statusCode, restored.json().isSample]).toEqual([200, false]);
    expect((await get(`wages?month=${sample?.month}`)).map(({ id }) => id)).toEqual([own.id]);
    expect((await server.call('POST', `wages/${sample?.id}/restore`)).statusCode).toBe(409);
  });

  test('of a sample and a real employee with one code a file means the real one, and the sample does not become a second', async () => {
    const rows = [{ code: 'E-001', designation: 'Picker' }];
    expect((await server.call('POST', 'employees/import', { rows })).json()).toMatchObject({ added: 0, changed: 1 });
    const both = (await get('employees')).filter(({ code }) => code === 'E-001') as (Row & { designation: string })[];
    const own = both.find(({ isSample }) => !isSample);
    const sample = both.find(({ isSample }) => isSample);
    expect([both.length, own?.designation]).toEqual([2, 'Picker']);
    expect(
      (await server.call('PUT', `employees/${sample?.id}`, { designation: 'Guard of the gate' })).json(),
    ).toMatchObject({
      code: 'duplicate',
      duplicates: [{ id: own?.id }],
    });
  });

  test('what a person changed, real records hang on or an account is limited to stays, and is a sample no more', async () => {
    const [everkart] = await get('companies?name=Everkart%20Retail');
    const [center] = (await get('centers')) as (Row & { companyId: string })[];
    const employee = await post('employees', {
      name: 'Birsa Munda',
      code: 'E-902',
      basicPaise: 1_500_000,
      grossPaise: 1_500_000,
      centerId: center?.id,
    });
    await post('candidates', {
      name: 'Nandini Toppo',
      email: 'n@example.com',
      position: 'Picker',
      companyId: everkart?.id,
    });
    const [lead] = await get('leads');
    await put(`leads/${lead?.id}`, { city: 'Ranchi' });
    const [, second] = (await get('centers')) as (Row & { companyId: string })[];
    await addAccount(server, { rights: ['centers:read'], reach: { companies: [], centers: [String(second?.id)] } });
    const { kept } = (await server.call('DELETE', 'samples')).json<{ kept: unknown[] }>();
    const companies = await get('companies');
    expect(companies.map(({ id }) => id).sort()).toEqual(
      [...new Set([everkart?.id, center?.companyId, second?.companyId])].sort(),
    );
    expect(companies.filter(({ isSample }) => isSample)).toEqual([]);
    expect((await get('centers')).map(({ id }) => id)).toEqual([center?.id, second?.id]);
    expect((await get('leads')).map(({ id }) => id)).toContain(lead?.id);
    expect((await get('employees')).map(({ id }) => id)).toContain(employee.id);
    expect(await get('employees')).toHaveLength(3);
    expect(kept).toContainEqual({ label: 'Centers', count: 2 });
  });
});

describe('alone', () => {
  beforeAll(start);
  afterAll(() => server.close());

  test('only the owner removes samples', async () => {
    const { app, db } = server;
    const person = { name: 'Ravi', email: 'ravi@example.com', password: 'correct horse too' };
    await app.inject({ method: 'POST', url: '/api/auth/register', payload: person });
    await db.updateTable('accounts').set({ status: 'active' }).where('email', '=', person.email).execute();
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: person.password },
    });
    const { token } = signedIn.json<{ token: string }>();
    expect([signedIn.statusCode, (await server.call('DELETE', 'samples', undefined, { token })).statusCode]).toEqual([
      200, 403,
    ]);
    expect(await get('suppliers')).toHaveLength(3);
  });

  test('one act of the owner removes all samples, and the books are as empty as after a start without them', async () => {
    const told = await get<{ removed: { label: string; count: number }[] }>('samples');
    expect(told.removed).toContainEqual({ label: 'Invoices', count: 6 });
    const gone = await server.call('DELETE', 'samples');
    expect([gone.statusCode, gone.json()]).toEqual([200, told]);
    for (const path of seeded.filter((each) => each !== 'metrics')) expect([path, await get(path)]).toEqual([path, []]);
    expect(new Set((await get('metrics')).map((row) => (row as { value?: string }).value))).toEqual(new Set(['0']));
    await doDailyWork(server.db, today());
    const dues = (await get('obligations')) as (Row & { status: string; state: string; lastDay: string })[];
    expect(new Set(dues.map(({ isSample }) => isSample))).toEqual(new Set([false]));
    expect(dues.filter(({ lastDay, state }) => lastDay < today() && state !== 'not recorded')).toEqual([]);
    expect(await get('compliance/score')).toMatchObject({ score: null });
    expect(await get('samples')).toEqual({ removed: [], kept: [] });
  });
});
