import type { ReceiptLine } from 'shared/domain/money/settle/receipt';
import { worthOf } from 'shared/domain/money/settle/receipt';
import { withTax } from '../src/api/money/purchases/withTax';
import type { Db } from '../src/db/tables';

/** Totals by a key. */
class Sums extends Map<string, number> {
  add(key: string, paise: number): void {
    this.set(key, (this.get(key) ?? 0) + Number(paise));
  }
}

/**
 * Totals from the records' own rows: paid, credited and debited by invoice, advances by receipt, and dues less advances
 * by client.
 */
async function fromRecords(db: Db): Promise<Sums> {
  const sums = new Sums();
  const nameOf = (of: { companyId: string; clientName: string }) => of.companyId || of.clientName.trim().toLowerCase();
  const invoices = new Map<string, string>();
  for (const row of await db.selectFrom('invoices').selectAll().where('deletedAt', 'is', null).execute()) {
    invoices.set(row.id, nameOf(row));
    if (row.status === 'issued' || row.status === 'paid') sums.add(`client ${nameOf(row)}`, row.totalPaise);
  }
  const count = (kind: string, invoiceId: string, paise: number, sign: 1 | -1) => {
    const client = invoices.get(invoiceId);
    if (client === undefined) return;
    sums.add(`${kind} ${invoiceId}`, paise);
    sums.add(`client ${client}`, sign * paise);
  };
  for (const row of await db.selectFrom('payments').selectAll().where('deletedAt', 'is', null).execute())
    count('paid', row.invoiceId, row.amountPaise, -1);
  for (const kind of ['credit', 'debit'] as const)
    for (const row of await db
      .selectFrom(`${kind}_notes` as const)
      .select(['invoiceId', 'amountPaise'])
      .where('cancelledAt', 'is', null)
      .execute())
      count(`${kind}ed`, row.invoiceId, row.amountPaise, kind === 'debit' ? 1 : -1);
  for (const row of await db.selectFrom('receipts').selectAll().where('deletedAt', 'is', null).execute()) {
    const lines = JSON.parse(row.lines) as ReceiptLine[];
    for (const line of lines) sums.add(`paid ${line.invoiceId}`, worthOf(line));
    sums.add(`advance ${row.id}`, worthOf(row) - lines.reduce((sum, line) => sum + worthOf(line), 0));
    sums.add(`client ${nameOf(row)}`, -worthOf(row));
    const refunds = await db
      .selectFrom('vouchers')
      .select('amountPaise')
      .where('kind', '=', 'refund')
      .where('receiptId', '=', row.id)
      .where('cancelledAt', 'is', null)
      .execute();
    for (const { amountPaise } of refunds) {
      sums.add(`advance ${row.id}`, -amountPaise);
      sums.add(`client ${nameOf(row)}`, amountPaise);
    }
  }
  return sums;
}

/** Debts to suppliers by bill, wages by register, and deposits by due, from the records' own rows. */
async function outFromRecords(db: Db): Promise<Sums> {
  const sums = new Sums();
  const bills = await db
    .selectFrom('live_purchases')
    .select(['id', 'supplierId', 'kind', 'totalPaise', 'status'])
    .execute();
  for (const bill of await withTax(bills, db))
    if (bill.status === 'Unpaid') sums.add(`bill ${bill.id}`, bill.payablePaise);
  for (const row of await db.selectFrom('live_wages').selectAll().where('status', '=', 'Paid').execute())
    sums.add(`wages ${row.id}`, row.totalPaise);
  for (const row of await db.selectFrom('live_tax_challans').selectAll().execute())
    sums.add(`deposited ${row.id}`, row.taxPaise + row.interestPaise + row.feePaise);
  for (const row of await db.selectFrom('live_obligations').selectAll().where('status', '<>', 'Pending').execute())
    if (['Deposit', 'Tax'].includes(row.type) || row.returnType === 'GSTR-3B')
      sums.add(`deposited ${row.id}`, row.amountPaise);
  return sums;
}

/** The same from the ledger. */
async function outFromLedger(db: Db): Promise<Sums> {
  const sums = new Sums();
  for (const { account, sourceKind, source, document, paise } of await db
    .selectFrom('ledger_entries')
    .selectAll()
    .execute()) {
    if (account === 'payables') sums.add(`bill ${document}`, -paise);
    if (account === 'wages') sums.add(`wages ${source}`, paise);
    if (account === 'bank' && ['obligations', 'tax_challans'].includes(sourceKind))
      sums.add(`deposited ${source}`, -paise);
  }
  return sums;
}

/** The same from the columns that lists sort by. */
async function fromColumns(db: Db): Promise<Sums> {
  const sums = new Sums();
  for (const row of await db.selectFrom('invoices').selectAll().where('deletedAt', 'is', null).execute()) {
    sums.add(`paid ${row.id}`, row.paidPaise);
    sums.add(`credited ${row.id}`, row.creditedPaise);
    sums.add(`debited ${row.id}`, row.debitedPaise);
    sums.add(`client ${row.companyId || row.clientName.trim().toLowerCase()}`, row.balancePaise);
  }
  for (const row of await db.selectFrom('receipts').selectAll().where('deletedAt', 'is', null).execute()) {
    sums.add(`advance ${row.id}`, row.advancePaise);
    sums.add(`client ${row.companyId || row.clientName.trim().toLowerCase()}`, -row.advancePaise);
  }
  return sums;
}

/** The same from the ledger. */
async function fromLedger(db: Db): Promise<Sums> {
  const sums = new Sums();
  const kinds = { payments: 'paid', receipts: 'paid', credit_notes: 'credited', debit_notes: 'debited' } as const;
  for (const row of await db.selectFrom('ledger_entries').selectAll().execute()) {
    const kind = kinds[row.sourceKind as keyof typeof kinds];
    if (row.account === 'receivables' && kind)
      sums.add(`${kind} ${row.document}`, kind === 'debited' ? row.paise : -row.paise);
    if (row.account === 'customerAdvances') sums.add(`advance ${row.document}`, -row.paise);
    if (row.account === 'receivables' || row.account === 'customerAdvances') sums.add(`client ${row.party}`, row.paise);
  }
  return sums;
}

const told = (sums: Sums) => Object.fromEntries([...sums].filter(([, paise]) => paise !== 0).sort());

/**
 * The totals of every invoice, receipt, client, bill, register and deposit calculated in three ways, which must agree,
 * and the days on which the ledger does not balance, of which there must be none.
 */
export async function readBooks(db: Db) {
  const days = await db
    .selectFrom('ledger_entries')
    .select('day')
    .groupBy('day')
    .having(({ fn }) => fn.sum('paise'), '<>', 0)
    .execute();
  const out = told(await outFromRecords(db));
  return {
    records: { ...told(await fromRecords(db)), ...out },
    ledger: { ...told(await fromLedger(db)), ...told(await outFromLedger(db)) },
    columns: { ...told(await fromColumns(db)), ...out },
    unbalanced: days.map(({ day }) => day),
  };
}

/** Throws unless records, columns and ledger have the same totals, and each day balances. */
export async function checkBooks(db: Db): Promise<void> {
  const { records, ledger, columns, unbalanced } = await readBooks(db);
  expect(ledger).toEqual(records);
  expect(columns).toEqual(records);
  expect(unbalanced).toEqual([]);
}
