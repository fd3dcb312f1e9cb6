import { createHash } from 'node:crypto';
import { today } from 'shared/domain/dates/dates';
import type { GstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { gstr1File } from 'shared/domain/money/returns/gstr1File';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { storeDocuments } from './storedDocuments.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const file = async (query: string) =>
  gstr1File.parse((await server.call('GET', `invoices/gstr1.json?${query}`)).json());
const read = async (period: string) =>
  (await server.call('GET', `invoices/gst-returns?period=${period}`)).json<GstReturn>();
const mark = async (returnType: string, period: string, doneOn: string) => {
  const due = { area: 'gst', title: `${returnType} ${period}`, period, returnType, dueDate: doneOn };
  const answer = await server.call('POST', 'obligations', {
    ...due,
    status: 'Filed',
    doneOn,
    financialYear: '2026-27',
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string; version: number }>();
};
/** Documents issued on 5 September, before August's return was filed. */
const store = async (month = '2026-08', count = 10) => {
  await storeDocuments(server.db, month, count);
  for (const table of ['invoices', 'credit_notes', 'debit_notes'] as const)
    await server.db
      .updateTable(table as 'invoices')
      .set({ createdAt: '2026-09-05T06:00:00.000Z', updatedAt: '2026-09-05T06:00:00.000Z' })
      .execute();
  await server.db.updateTable('invoices').set({ issuedAt: '2026-09-05T06:00:00.000Z' }).execute();
};
const now = () => new Date().toISOString();
const cancel = (section: 'registered' | 'small', month = '2026-08') =>
  server.db
    .updateTable('invoices')
    .set({ cancelledAt: now(), updatedAt: now(), status: 'cancelled' })
    .where('date', 'like', `${month}-%`)
    .$if(section === 'registered', (query) =>
      query.where('clientGstin', '<>', '').where('taxTreatment', '<>', 'exempt').where('sez', '=', 0),
    )
    .$if(section === 'small', (query) => query.where('clientGstin', '=', '').where('clientState', '=', '20'))
    .execute();

test('what was filed is kept byte for byte with its SHA-256, whatever happens later', async () => {
  await store();
  const before = (await server.call('GET', 'invoices/gstr1.json?period=2026-08')).body;
  await mark('GSTR-1', '2026-08', '2026-09-10');
  await cancel('registered');
  const filed = await server.call('GET', 'invoices/gst-returns/filed.json?period=2026-08');
  expect(filed.body).toBe(before);
  const { kept } = await read('2026-08');
  expect(kept).toEqual([
    { returnType: 'GSTR-1', filedOn: '2026-09-10', sha256: createHash('sha256').update(before).digest('hex') },
  ]);
  expect((await server.call('GET', 'invoices/gst-returns/filed.json?period=2026-07')).statusCode).toBe(404);
});

test('until GSTR-3B is filed GSTR-1A reports what differs, afterwards the next open GSTR-1', async () => {
  await store('2026-08', 40);
  await mark('GSTR-1', '2026-08', '2026-09-10');
  expect((await read('2026-08')).differences).toEqual([]);
  await cancel('registered');
  const { differences, differenceCount } = await read('2026-09');
  expect(differenceCount).toBeGreaterThan(0);
  expect(differences.every(({ kind }) => kind === 'Cancelled')).toBe(true);
  expect(differences[0]).toMatchObject({ taxablePaise: 0, teller: { of: 'GSTR-1A', period: '2026-08' } });
  const amended = await file('period=2026-08&return=GSTR-1A');
  const invoices = amended.b2ba?.flatMap(({ inv }) => inv) ?? [];
  expect(invoices.map(({ oinum }) => oinum).sort()).toEqual(differences.map(({ number }) => number).sort());
  expect(invoices.every(({ val, oinum, inum }) => val === 0 && oinum === inum)).toBe(true);
  expect((await file('period=2026-09')).b2ba).toBeUndefined();

  await mark('GSTR-3B', '2026-08', today());
  expect((await read('2026-08')).kept.map(({ returnType }) => returnType)).toEqual(['GSTR-1', 'GSTR-1A']);
  expect((await read('2026-09')).differences).toEqual([]);
});

test('what changes after GSTR-3B is amended in the next return once, and small supplies by place', async () => {
  await store('2026-08', 40);
  await mark('GSTR-1', '2026-08', '2026-09-10');
  await mark('GSTR-3B', '2026-08', '2026-09-20');
  const told = (await file('period=2026-08')).b2cs?.find(({ pos }) => pos === '20');
  expect(told).toBeDefined();
  await cancel('small');
  const { differences } = await read('2026-09');
  expect(differences[0]?.teller).toEqual({ of: 'GSTR-1', period: '2026-09' });
  const { b2csa } = await file('period=2026-09');
  expect(b2csa?.map(({ omon, pos, sply_ty }) => [omon, pos, sply_ty])).toEqual([['082026', '20', 'INTRA']]);
  await mark('GSTR-1', '2026-09', '2026-10-10');
  expect((await read('2026-10')).differences).toEqual([]);
  expect((await file('period=2026-10')).b2csa).toBeUndefined();
});

test('what was issued after the day of filing was not filed: the next return reports it', async () => {
  await store('2026-08', 10);
  const [late] = await server.db.selectFrom('invoices').select(['id', 'invoiceNo']).orderBy('invoiceNo').execute();
  await server.db
    .updateTable('invoices')
    .set({
      issuedAt: '2026-09-11T06:00:00.000Z',
      updatedAt: '2026-09-11T06:00:00.000Z',
      clientGstin: '27AAPFU0939F1ZV',
      placeOfSupply: '27',
      taxTreatment: 'taxable',
      sez: 0,
    })
    .where('id', '=', late?.id ?? '')
    .execute();
  await mark('GSTR-1', '2026-08', '2026-09-10');
  expect((await read('2026-08')).differences).toMatchObject([{ id: late?.id, kind: 'Issued later' }]);
  const numbers = ({ b2b = [] }: Awaited<ReturnType<typeof file>>) =>
    b2b.flatMap(({ inv }) => inv.map(({ inum }) => inum));
  expect(numbers(await file('period=2026-08&return=GSTR-1A'))).toEqual([late?.invoiceNo]);
  await mark('GSTR-3B', '2026-08', '2026-09-10');
  expect((await read('2026-08')).kept.map(({ returnType }) => returnType)).toEqual(['GSTR-1']);
  expect(numbers(await file('period=2026-09'))).toEqual([late?.invoiceNo]);
});

test('a mark that is taken back keeps nothing, and another mark keeps what is so then', async () => {
  await store();
  const { id, version } = await mark('GSTR-1', '2026-08', '2026-09-10');
  const back = await server.call('PUT', `obligations/${id}`, { status: 'Pending', doneOn: null, version });
  expect(back.statusCode).toBe(200);
  expect((await read('2026-08')).kept).toEqual([]);
  expect(await server.db.selectFrom('filed_documents').select('documentId').execute()).toEqual([]);
  await server.call('PUT', `obligations/${id}`, { status: 'Filed', doneOn: '2026-09-11' });
  expect((await read('2026-08')).kept).toMatchObject([{ filedOn: '2026-09-11' }]);
});

test('IFF tells registered clients alone, and its quarter does not tell them again', async () => {
  await store('2026-07', 40);
  const iff = await file('period=2026-07&return=IFF');
  expect(Object.keys(iff).sort()).toEqual(['b2b', 'cdnr', 'fp', 'gstin', 'hash', 'version']);
  await mark('IFF', '2026-07', '2026-09-10');
  const quarter = await file('period=2026-27 Q2');
  expect([quarter.b2b, quarter.cdnr]).toEqual([undefined, undefined]);
  expect(quarter.hsn).toEqual((await file('period=2026-07')).hsn);
  await cancel('registered', '2026-07');
  const amended = (await file('period=2026-27 Q2')).b2ba?.flatMap(({ inv }) => inv) ?? [];
  expect(amended.length).toBeGreaterThan(0);
  expect((await read('2026-27 Q2')).differences.map(({ number }) => number).sort()).toEqual(
    amended.map(({ oinum }) => oinum).sort(),
  );
});
