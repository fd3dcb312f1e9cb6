import { addDays, addMonths, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { boxSums, documentSums } from './fileSums.fixture';
import { type StoredDocument, storeDocuments } from './storedDocuments.fixture';

/** The months of the year before last. */
const months = Array.from({ length: 12 }, (_, index) => addMonths('2025-04-01', index).slice(0, 7));

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const file = async (month: string, doneOn = addDays(lastDayOfMonth(month), 10)) => {
  for (const returnType of ['GSTR-1', 'GSTR-3B']) {
    const due = { area: 'gst', title: `${returnType} ${month}`, period: month, returnType, dueDate: doneOn };
    const marked = await server.call('POST', 'obligations', { ...due, status: 'Filed', doneOn });
    expect(marked.statusCode).toBe(201);
  }
};
/** The totals of all months' GSTR-3B. */
async function toldByAll() {
  const all: ReturnType<typeof boxSums>[] = [];
  for (const month of months) {
    const answer = await server.call('GET', `invoices/gst-returns/gstr3b.json?period=${month}`);
    all.push(boxSums(gstr3bFile.parse(answer.json())));
  }
  const of = (key: 'taxable' | 'igst' | 'cgst' | 'sgst') => all.reduce((total, each) => total + each[key], 0);
  return { taxable: of('taxable'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst') };
}
/** Cancels now every nth invoice without notes, in all months. */
async function cancelSome(stored: readonly StoredDocument[], every: number): Promise<Set<string>> {
  const noted = await server.db.selectFrom('credit_notes').select('invoiceId').execute();
  const debited = await server.db.selectFrom('debit_notes').select('invoiceId').execute();
  const withNotes = new Set([...noted, ...debited].map(({ invoiceId }) => invoiceId));
  const gone = stored
    .filter(({ kind, id, counts }) => kind === 'invoice' && counts && !withNotes.has(id))
    .filter((_, index) => index % every === 0)
    .map(({ id }) => id);
  const at = new Date().toISOString();
  await server.db
    .updateTable('invoices')
    .set({ cancelledAt: at, updatedAt: at, status: 'cancelled' })
    .where('id', 'in', gone)
    .execute();
  return new Set(gone);
}

test('what is cancelled and issued after the months were filed is told once, and all months come to what is so now', async () => {
  const stored = (await storeDocuments(server.db, months, 800, { isWhole: true })).filter(
    ({ counts, isFinancial }) => counts && !isFinancial,
  );
  expect(await toldByAll()).toEqual(documentSums(stored));
  for (const month of months.slice(0, 10)) await file(month);
  expect(await toldByAll()).toEqual(documentSums(stored));

  const gone = await cancelSome(stored, 17);
  const left = stored.filter(({ id }) => !gone.has(id));
  expect(gone.size).toBeGreaterThan(20);
  expect(await toldByAll()).toEqual(documentSums(left));

  await file(months[10] ?? '', today());
  expect(await toldByAll()).toEqual(documentSums(left));
  const more = await cancelSome(left, 23);
  expect(await toldByAll()).toEqual(documentSums(left.filter(({ id }) => !more.has(id))));
}, 240_000);
