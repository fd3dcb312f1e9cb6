import { databaseBefore, stored } from '../../../test/databaseBefore';

const at = '2026-11-01T09:00:00.000Z';
const issued = (id: string, more: object = {}) => ({
  ...stored(id),
  ...{ invoiceNo: `INV/26-27/${id}`, status: 'issued', issuedAt: at, date: '2026-10-01', companyId: 'acme' },
  ...{ subtotalPaise: 100_000, taxLines: '[{"head":"IGST","percent":18,"amountPaise":18000}]', totalPaise: 118_000 },
  ...{ clientName: 'Acme', dueDate: '2026-10-31', balancePaise: 118_000, lateAfter: '2026-10-31', ...more },
});
const rows = {
  invoices: [
    issued('1', { paidPaise: 50_000, creditedPaise: 11_800, debitedPaise: 5900, balancePaise: 62_100 }),
    issued('2', { paidPaise: 118_000, balancePaise: 0, status: 'paid', lateAfter: '9999-12-31' }),
    issued('3', { status: 'cancelled', balancePaise: 0 }),
    { ...stored('4'), status: 'draft', totalPaise: 500, invoiceNo: 'INV-001' },
  ],
  credit_notes: [
    { ...stored('c'), invoiceId: '1', creditNoteNumber: 'CN/1', date: '2026-10-05', amountPaise: 11_800 },
    { ...stored('x'), invoiceId: '1', creditNoteNumber: 'CN/2', date: '2026-10-05', amountPaise: 900, cancelledAt: at },
  ].map((note) => ({ ...note, taxLines: '[]' })),
  debit_notes: [
    { ...stored('d'), invoiceId: '1', debitNoteNumber: 'DN/1', date: '2026-10-05', amountPaise: 5900, taxLines: '[]' },
  ],
  payments: [
    { ...stored('p'), invoiceId: '1', date: '2026-10-06', amountPaise: 20_000, method: 'Cash' },
    { ...stored('q'), invoiceId: '1', date: '2026-10-06', amountPaise: 28_000, method: 'UPI', receiptId: 'r' },
    { ...stored('s'), invoiceId: '1', date: '2026-10-06', amountPaise: 2000, method: 'TDS', receiptId: 'r' },
    { ...stored('t'), invoiceId: '2', date: '2026-10-06', amountPaise: 118_000, method: 'UPI', receiptId: 'r' },
  ],
  receipts: [
    {
      ...{ ...stored('r'), companyId: 'acme', clientName: 'Acme', date: '2016-01-06', method: 'UPI' },
      ...{ amountPaise: 150_000, tdsPaise: 2000, advancePaise: 4000 },
      lines: JSON.stringify([
        { invoiceId: '1', invoiceNo: '', amountPaise: 28_000, tdsPaise: 2000, gstTdsPaise: 0 },
        { invoiceId: '2', invoiceNo: '', amountPaise: 118_000, tdsPaise: 0, gstTdsPaise: 0 },
      ]),
    },
  ],
} as const satisfies Record<string, readonly object[]>;

test('what is on record is posted, also of a day before the books begin, and every sum is what it was', async () => {
  const { db, run } = await databaseBefore('711-ledger', rows);
  await run();
  const sums = await db
    .selectFrom('ledger_entries')
    .select(['account'])
    .select(({ fn }) => fn.sum<number>('paise').as('paise'))
    .groupBy('account')
    .orderBy('account')
    .execute();
  expect(Object.fromEntries(sums.map(({ account, paise }) => [account, Number(paise)]))).toEqual({
    ...{ receivables: 62_100, customerAdvances: -4000, cash: 20_000, bank: 150_000, tdsReceivable: 2000 },
    ...{ sales: -194_100, outputIgst: -36_000 },
  });
  expect((await db.selectFrom('payments').select('id').execute()).map(({ id }) => id)).toEqual(['p']);
});

test.each([
  [
    'paid',
    { invoices: [issued('1', { paidPaise: 100, balancePaise: 117_900 })] },
    /^What is paid of INV\/26-27\/1: ₹1\.00 is on record, and its documents come to ₹0\.00/,
  ],
  [
    'owed',
    { invoices: [issued('1', { balancePaise: 117_900 })] },
    /^What is owed of INV\/26-27\/1: ₹1,179\.00 is on record/,
  ],
  [
    'an advance',
    { ...rows, receipts: [{ ...rows.receipts[0], advancePaise: 1 }] },
    /^The advance in the receipt of 2016-01-06 from Acme: ₹0\.01 is on record/,
  ],
])('a difference in what is %s is named and stops it: the database is as before', async (_, tables, message) => {
  const { db, run } = await databaseBefore('711-ledger', tables);
  await expect(run()).rejects.toThrow(message);
  const done = await db.selectFrom('migrations').select('name').where('name', '=', '711-ledger').execute();
  expect(done).toEqual([]);
});
