import type { GstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { REGISTRATION, storeDocuments } from './storedDocuments.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterAll(() => server.close());

const read = async (period: string, of = 'GSTR-1') =>
  (await server.call('GET', `invoices/gst-returns?period=${period}&return=${of}`)).json<GstReturn>();

test('the tables of a return hold its documents, and table 12 their sums', async () => {
  await storeDocuments(server.db, '2026-09', 100);
  const { registration, documents, tables, refused } = await read('2026-09');
  expect([registration, documents, refused]).toEqual([REGISTRATION, 100, []]);
  const of12 = tables.find(({ table }) => table === '12');
  const others = tables.filter(({ table }) => table !== '12' && table !== '13');
  expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(100);
  for (const head of ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const)
    expect(others.reduce((sum, row) => sum + row[head], 0)).toBe(of12?.[head]);
  expect((await read('2026-09', 'GSTR-1A')).tables).toEqual([]);
});

test('what the portal would refuse is said document by document, numbers that read alike too', async () => {
  await storeDocuments(server.db, '2026-08', 4);
  const [first, second] = await server.db
    .selectFrom('invoices')
    .select(['id', 'invoiceNo'])
    .where('date', 'like', '2026-08-%')
    .orderBy('invoiceNo')
    .execute();
  await server.db
    .updateTable('invoices')
    .set({ placeOfSupply: '' })
    .where('id', '=', first?.id ?? '')
    .execute();
  await server.db
    .updateTable('invoices')
    .set({ invoiceNo: first?.invoiceNo.toLowerCase() ?? '' })
    .where('id', '=', second?.id ?? '')
    .execute();
  const { refused, refusedCount } = await read('2026-08');
  expect(refusedCount).toBe(2);
  expect(refused.map(({ id, problems }) => [id, problems])).toEqual([
    [first?.id, expect.arrayContaining(['The place of supply is missing.'])],
    [second?.id, [`The portal reads its number as that of ${first?.invoiceNo}.`]],
  ]);
});

test('the returns of the period are those that are due, of this GSTIN', async () => {
  const due = {
    ...{ area: 'gst', title: 'GSTR-1 Aug 2024', period: '2024-08', returnType: 'GSTR-1', dueDate: '2024-09-11' },
    financialYear: '2024-25',
  };
  await server.call('POST', 'obligations', due);
  await server.call('POST', 'obligations', { ...due, period: '2024-09', dueDate: '2024-10-11' });
  expect((await read('2024-08')).returns).toMatchObject([{ returnType: 'GSTR-1', status: 'Pending', doneOn: null }]);
});
