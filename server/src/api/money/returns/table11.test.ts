import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { GstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { gstr1File } from 'shared/domain/money/returns/gstr1File';
import { gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import type { Receipt } from 'shared/domain/money/settle/receipt';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { boxSums, linesOf } from './fileSums.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const file = async (period: string, of = 'GSTR-1') => {
  const query = new URLSearchParams({ period, return: of });
  return gstr1File.parse((await server.call('GET', `invoices/gstr1.json?${query}`)).json());
};
const taxed = async (period: string) =>
  boxSums(gstr3bFile.parse((await server.call('GET', `invoices/gst-returns/gstr3b.json?period=${period}`)).json()));
const advance = async (placeOfSupply: string) => {
  const client = { clientName: 'Acme Foods', date: '2025-11-05', amountPaise: 1_180_000 };
  const receipt = (await server.call('POST', 'receipts', client)).json<Receipt>();
  const { id: receiptId, date, amountPaise } = receipt;
  const answer = await server.call('POST', 'vouchers', { receiptId, date, amountPaise, placeOfSupply });
  expect(answer.statusCode).toBe(201);
  return receipt;
};
const mark = async (returnType: string, period: string, doneOn: string) => {
  const due = { area: 'gst', title: returnType, period, returnType, dueDate: doneOn, status: 'Filed', doneOn };
  expect((await server.call('POST', 'obligations', { ...due, financialYear: '2025-26' })).statusCode).toBe(201);
};
const read = async (period: string) =>
  (await server.call('GET', `invoices/gst-returns?period=${period}`)).json<GstReturn>();
/** Vouchers issued at a given time. */
const issuedAt = (at: string, number: string) =>
  server.db.updateTable('vouchers').set({ createdAt: at }).where('number', '=', number).execute();
const cells = async (query: string) => linesOf((await server.call('GET', `invoices/gstr1.csv?${query}`)).body);
const within = (ad_amt: number) => ({
  ...{ pos: '20', sply_ty: 'INTRA' },
  itms: [{ rt: 18, ad_amt, csamt: 0, camt: ad_amt * 0.09, samt: ad_amt * 0.09 }],
});

test('11A: an advance is taxed in its month by place and rate; 11B: an invoice of a later month takes of it', async () => {
  const receipt = await advance('20');
  await advance('27');
  expect((await file('2025-11')).at).toEqual([
    within(10_000),
    { pos: '27', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 10_000, csamt: 0, iamt: 1800 }] },
  ]);
  expect(await taxed('2025-11')).toEqual({ taxable: 2_000_000, igst: 180_000, cgst: 90_000, sgst: 90_000 });
  const { inter_sup } = gstr3bFile.parse(
    (await server.call('GET', 'invoices/gst-returns/gstr3b.json?period=2025-11')).json(),
  );
  expect(inter_sup.unreg_details).toEqual([{ pos: '27', txval: 10_000, iamt: 1800 }]);

  const draft = {
    ...{ clientName: 'Acme Foods', clientState: '20', date: '2025-12-10', taxPercent: 18 },
    items: [{ description: 'Loaders', quantity: 1, pricePaise: 500_000 }],
  };
  const { id } = (await server.call('POST', 'invoices', draft)).json<Invoice>();
  const { totalPaise } = (await server.call('POST', `invoices/${id}/issue`)).json<Invoice>();
  const lines = [{ invoiceId: id, amountPaise: totalPaise }];
  const { version } = (await server.call('GET', `receipts/${receipt.id}`)).json<Receipt>();
  expect((await server.call('PUT', `receipts/${receipt.id}`, { version, lines })).statusCode).toBe(200);

  const december = await file('2025-12');
  expect([december.at, december.txpd]).toEqual([undefined, [within(5000)]]);
  // The invoice was taxed in November, when its money arrived.
  expect(await taxed('2025-12')).toEqual({ taxable: 0, igst: 0, cgst: 0, sgst: 0 });
  const { tables } = (await server.call('GET', 'invoices/gst-returns?period=2025-12')).json<GstReturn>();
  expect(tables).toContainEqual({
    ...{ table: '11B', title: 'Earlier advances set off', count: 1 },
    ...{ taxablePaise: 500_000, igstPaise: 0, cgstPaise: 45_000, sgstPaise: 45_000 },
  });
});

test('a quarter has the advances of its months', async () => {
  await advance('20');
  const quarter = await file('2025-26 Q3');
  expect([quarter.at, quarter.txpd]).toEqual([[within(10_000)], undefined]);
});

test('an advance that the filed GSTR-1 had otherwise is amended: by GSTR-1A, after GSTR-3B by the next GSTR-1, once', async () => {
  await advance('20');
  await advance('27');
  await issuedAt('2025-11-05T06:00:00.000Z', 'RV/25-26/0001');
  await issuedAt('2025-12-15T06:00:00.000Z', 'RV/25-26/0002');
  await mark('GSTR-1', '2025-11', '2025-12-10');
  const filed = await server.call('GET', 'invoices/gst-returns/filed.json?period=2025-11');
  expect(gstr1File.parse(filed.json()).at).toEqual([within(10_000)]);
  const late = {
    omon: '112025',
    pos: '27',
    sply_ty: 'INTER',
    itms: [{ rt: 18, ad_amt: 10_000, csamt: 0, iamt: 1800 }],
  };
  expect((await file('2025-11', 'GSTR-1A')).ata).toEqual([late]);
  expect((await file('2025-12')).ata).toBeUndefined();
  expect((await read('2025-12')).advanceDifferences).toEqual([
    {
      ...{ table: '11A', period: '2025-11', place: '27', teller: { of: 'GSTR-1A', period: '2025-11' } },
      ...{ filedTaxablePaise: 0, filedTaxPaise: 0, taxablePaise: 1_000_000, taxPaise: 180_000 },
    },
  ]);
  expect(await cells('period=2025-11&return=GSTR-1A&part=advances')).toMatchObject([
    { Table: '11A (II)', Amends: 'Nov 2025', Rate: '18', 'Advance without tax': '10000.00', IGST: '1800.00' },
  ]);

  await mark('GSTR-3B', '2025-11', '2025-12-20');
  expect((await read('2025-12')).advanceDifferences).toEqual([]);
  await server.db
    .updateTable('vouchers')
    .set({ cancelledAt: '2026-01-05T06:00:00.000Z' })
    .where('number', '=', 'RV/25-26/0001')
    .execute();
  const { ata, at } = await file('2025-12');
  expect([at, ata]).toEqual([undefined, [{ omon: '112025', ...within(0) }]]);
  // November stays as filed; December reverses what was cancelled.
  const november = { taxable: 2_000_000, igst: 180_000, cgst: 90_000, sgst: 90_000 };
  const december = { taxable: -1_000_000, igst: 0, cgst: -90_000, sgst: -90_000 };
  expect([await taxed('2025-11'), await taxed('2025-12')]).toEqual([november, december]);
  await mark('GSTR-1', '2025-12', '2026-01-10');
  expect([(await read('2026-01')).advanceDifferences, (await file('2026-01')).ata]).toEqual([[], undefined]);
  expect([await taxed('2025-11'), await taxed('2025-12')]).toEqual([november, december]);
});

test('what was set off of a filed month and taken back since is amended in 11B', async () => {
  const { id: receiptId } = await advance('20');
  const { id: voucherId } = await server.db.selectFrom('vouchers').select('id').executeTakeFirstOrThrow();
  await issuedAt('2025-11-05T06:00:00.000Z', 'RV/25-26/0001');
  const taxLines = [
    { head: 'CGST', percent: 9, amountPaise: 45_000 },
    { head: 'SGST', percent: 9, amountPaise: 45_000 },
  ];
  const part = { voucherId, invoiceId: receiptId, amountPaise: 590_000, taxablePaise: 500_000 };
  const stored = { ...part, date: '2025-12-10', taxLines: JSON.stringify(taxLines) };
  await server.db
    .insertInto('advance_parts')
    .values({ ...stored, id: 'p1', at: '2025-12-10T06:00:00.000Z' })
    .execute();
  await mark('GSTR-1', '2025-12', '2026-01-10');
  await mark('GSTR-3B', '2025-12', '2026-01-20');
  await server.db.deleteFrom('advance_parts').where('id', '=', 'p1').execute();
  expect((await file('2026-01')).txpda).toEqual([{ omon: '122025', ...within(0) }]);
});

test('table 13 counts vouchers by their natures, cancelled ones too, in every form', async () => {
  const { id: receiptId } = await advance('20');
  await advance('27');
  const { id } = await server.db
    .selectFrom('vouchers')
    .select('id')
    .where('number', '=', 'RV/25-26/0002')
    .executeTakeFirstOrThrow();
  expect((await server.call('POST', `vouchers/${id}/cancel`)).statusCode).toBe(200);
  const refund = { kind: 'refund', receiptId, date: '2025-11-20', amountPaise: 100_000 };
  expect((await server.call('POST', 'vouchers', refund)).statusCode).toBe(201);
  const row = (from: string, to: string, totnum: number, cancel: number) => ({
    ...{ num: 1, from, to, totnum, cancel, net_issue: totnum - cancel },
  });
  expect((await file('2025-11')).doc_issue?.doc_det).toEqual([
    { doc_num: 6, docs: [row('RV/25-26/0001', 'RV/25-26/0002', 2, 1)] },
    { doc_num: 8, docs: [row('RFV/25-26/0001', 'RFV/25-26/0001', 1, 0)] },
  ]);
  expect(
    (await cells('period=2025-11&part=documents')).map((line) => [
      ...[line['Nature of document'], line['Total number'], line.Cancelled, line['Net issued']],
    ]),
  ).toEqual([
    ['Receipt voucher', '2', '1', '1'],
    ['Refund voucher', '1', '0', '1'],
  ]);
  expect((await read('2025-11')).tables).toContainEqual(expect.objectContaining({ table: '13', count: 3 }));
});

test('an advance for an export is taxed as IGST in 3.1(b), or under an undertaking without tax in no table', async () => {
  await advance('96');
  expect((await file('2025-11')).at).toEqual([
    { pos: '96', sply_ty: 'INTER', itms: [{ rt: 18, ad_amt: 10_000, csamt: 0, iamt: 1800 }] },
  ]);
  const { sup_details } = gstr3bFile.parse(
    (await server.call('GET', 'invoices/gst-returns/gstr3b.json?period=2025-11')).json(),
  );
  expect([sup_details.osup_det.txval, sup_details.osup_zero]).toEqual([0, { txval: 10_000, iamt: 1800, csamt: 0 }]);
});

test('an advance from a zone in the own state is between states, and needs an LUT to be without tax', async () => {
  const zone = { name: 'Zone Foods', gstin: '20AAACR5055K1ZL', state: '20', sez: true };
  const { id: companyId } = (await server.call('POST', 'companies', zone)).json<{ id: string }>();
  const received = async (date: string) =>
    (
      await server.call('POST', 'receipts', { companyId, clientName: 'Zone Foods', date, amountPaise: 1_180_000 })
    ).json<Receipt>();
  const { id: receiptId, date, amountPaise } = await received('2025-11-05');
  const issue = (over: object) => server.call('POST', 'vouchers', { receiptId, date, amountPaise, ...over });
  const withLuts = (luts: string[]) =>
    server.db
      .updateTable('letterhead')
      .set({ luts: JSON.stringify(luts) })
      .execute();
  await withLuts([]);
  expect((await issue({ taxPercent: 0 })).json().errors).toEqual([
    { path: 'taxPercent', msg: 'The company details name no LUT or bond for 2025-26. Enter it there, or take IGST.' },
  ]);
  expect((await issue({})).json().taxLines).toEqual([{ head: 'IGST', percent: 18, amountPaise: 180_000 }]);
  expect((await file('2025-11')).at).toMatchObject([{ pos: '20', sply_ty: 'INTER', itms: [{ iamt: 1800 }] }]);

  await withLuts(['2025-26 AD200326000123X']);
  const other = await received('2025-12-05');
  const untaxed = { receiptId: other.id, date: '2025-12-05', taxPercent: 0 };
  expect((await issue(untaxed)).json()).toMatchObject({ taxLines: [], taxablePaise: 1_180_000 });
  expect((await file('2025-12')).at).toBeUndefined();
  expect(await taxed('2025-12')).toEqual({ taxable: 0, igst: 0, cgst: 0, sgst: 0 });
});
