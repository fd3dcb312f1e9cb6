import type { InputTaxFigures } from 'shared/domain/money/purchases/inputTax';
import type { Gstr3bDocuments, Gstr3bFigures } from 'shared/domain/money/returns/gstr3bAnswers';
import type { Gstr9Figures } from 'shared/domain/money/returns/gstr9';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { storeClaims } from './storedClaims.fixture';
import { REGISTRATION, storeDocuments } from './storedDocuments.fixture';

const months = ['2025-06', '2025-07', '2026-03'];

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
  for (const month of months) await storeDocuments(server.db, month, 60);
});
afterEach(() => server.close());

const get = async <T>(path: string) => (await server.call('GET', path)).json<T>();
const annual = () => get<Gstr9Figures>('invoices/gst-returns/gstr9?year=2025-26');
const linesOf = ({ tables }: Gstr9Figures) => {
  const lines = new Map(tables.flatMap((table) => table.lines).map((line) => [line.line, line]));
  return (name: string) => {
    const { taxablePaise = 0, igstPaise = 0, cgstPaise = 0, sgstPaise = 0 } = lines.get(name) ?? {};
    return [taxablePaise, igstPaise, cgstPaise, sgstPaise];
  };
};
const plus = (all: readonly (readonly number[])[]) =>
  all.reduce<number[]>((sum, each) => sum.map((paise, index) => paise + (each[index] ?? 0)), [0, 0, 0, 0]);
/** Totals of the year's GSTR-3B: the taxes of 3.1(a) and (b), and the value of (a), (b) and (c). */
const ofMonths = async () => {
  const boxes = [];
  for (const month of months)
    boxes.push(...(await get<Gstr3bFigures>(`invoices/gst-returns/gstr3b?period=${month}`)).boxes);
  const own = boxes.filter(({ box }) => box.startsWith('3.1'));
  return plus(own.map((box) => [box.taxablePaise, box.igstPaise, box.cgstPaise, box.sgstPaise]));
};

test('its turnover and tax are those of the year’s GSTR-3B to the paisa, and of the documents behind each line', async () => {
  const told = await annual();
  const line = linesOf(told);
  const whole = await ofMonths();
  expect([line('5N')[0], line('4N').slice(1)]).toEqual([whole[0], whole.slice(1)]);
  expect(plus(told.sacs.map((row) => [row.taxablePaise]))[0]).toBe(whole[0]);
  for (const name of ['4A', '4B', '4I', '5A', '5C', '5H']) {
    const { documents } = await get<Gstr3bDocuments>(
      `invoices/gst-returns/gstr9/documents?year=2025-26&line=${encodeURIComponent(name)}`,
    );
    const sum = documents.reduce((total, { taxablePaise }) => total + taxablePaise, 0);
    expect([name, documents.length > 0, name === '4A' ? sum : Math.abs(sum)]).toEqual([name, true, line(name)[0]]);
  }
});

test('what is cancelled after it was filed lowers the year as an amendment', async () => {
  for (const returnType of ['GSTR-1', 'GSTR-3B'])
    await server.call('POST', 'obligations', {
      ...{ area: 'gst', title: returnType, period: '2025-06', returnType, dueDate: '2025-07-20' },
      ...{ financialYear: '2025-26', status: 'Filed', doneOn: '2025-07-18' },
    });
  const before = linesOf(await annual());
  const at = new Date(Date.now() + 1000).toISOString();
  const gone = await server.db
    .updateTable('invoices')
    .set({ cancelledAt: at, updatedAt: at })
    .where('date', 'like', '2025-06%')
    .where('clientName', '=', 'Acme Mumbai')
    .where('id', 'not in', (query) => query.selectFrom('credit_notes').select('invoiceId'))
    .where('id', 'not in', (query) => query.selectFrom('debit_notes').select('invoiceId'))
    .returning('subtotalPaise')
    .execute();
  const told = await annual();
  const after = linesOf(told);
  const lowered = gone.reduce((sum, { subtotalPaise }) => sum + subtotalPaise, 0);
  expect(lowered).toBeGreaterThan(0);
  expect([before('4L')[0], after('4L')[0], after('4B')]).toEqual([0, lowered, before('4B')]);
  expect([after('5N')[0], after('4N').slice(1)]).toEqual([
    (before('5N')[0] ?? 0) - lowered,
    (await ofMonths()).slice(1),
  ]);
  expect(told.sacs.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)).toBe(after('5N')[0]);
});

test('its input tax is that of the months, and an account that can’t see suppliers’ bills is refused', async () => {
  await storeClaims(server.db, months, { registration: REGISTRATION, each: 20 });
  const line = linesOf(await annual());
  const net = [];
  for (const month of months) {
    const { boxes } = await get<InputTaxFigures>(`purchases/input-tax?period=${month}`);
    net.push(boxes.filter(({ box }) => box === '4(C)').map((box) => [box.taxablePaise, box.igstPaise, 0, 0])[0] ?? []);
  }
  expect(line('7J')).toEqual(plus(net));
  expect([line('6B')[1], (line('7E')[1] ?? 0) > 0]).toEqual([line('6A')[1], true]);
  const { token } = await addAccount(server, { rights: ['invoices:read'] });
  const read = await server.call('GET', 'invoices/gst-returns/gstr9?year=2025-26', undefined, { token });
  expect([read.statusCode, read.json().message]).toEqual([
    403,
    'Input tax comes from suppliers’ bills, which you may not see. Ask an owner for that right.',
  ]);
});
