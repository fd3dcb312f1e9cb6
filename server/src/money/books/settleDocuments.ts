import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import { settlement } from 'shared/domain/money/settle/settlement';
import { isPostgres } from '../../db/engines/engine';
import type { Queries } from '../../db/tables';
import { balances } from '../ledger/balances';
import type { Line, SourceKind } from '../ledger/entry';

/** The documents that lists sort and filter by their paid amounts. */
type SettledKind = 'invoices' | 'receipts';

/** A document whose sums were updated: before and after. */
export interface SettledDocument {
  table: SettledKind;
  id: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const now = () => new Date().toISOString();

/** The rows of documents, locked until the transaction ends in the order of their ids; what others post meanwhile counts too. */
async function lockRows(tx: Queries, table: SettledKind, ids: readonly string[]): Promise<string[]> {
  const query = tx
    .selectFrom(table as 'invoices')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id');
  return (await (isPostgres(tx) ? query.forUpdate() : query).execute()).map(({ id }) => id);
}

type Sums = Pick<Invoice, 'paidPaise' | 'creditedPaise' | 'debitedPaise'>;

/** Invoices' paid, credited and debited amounts, by their ids. */
export async function sumsOf(db: Queries, ids: readonly string[]): Promise<Map<string, Sums>> {
  const rows = await balances(db, ['document', 'sourceKind'], { accounts: ['receivables'], documents: ids });
  const sums = new Map(ids.map((id): [string, Sums] => [id, { paidPaise: 0, creditedPaise: 0, debitedPaise: 0 }]));
  for (const { document, sourceKind, paise } of rows) {
    const own = sums.get(document);
    if (!own) continue;
    const kind: SourceKind = sourceKind;
    if (kind === 'payments' || kind === 'receipts') own.paidPaise -= paise;
    if (kind === 'credit_notes') own.creditedPaise -= paise;
    if (kind === 'debit_notes') own.debitedPaise += paise;
  }
  return sums;
}

async function settleInvoices(tx: Queries, ids: readonly string[]): Promise<SettledDocument[]> {
  const locked = await lockRows(tx, 'invoices', ids);
  const sums = await sumsOf(tx, locked);
  const rows = await tx
    .selectFrom('every_invoices')
    .select(['id', 'status', 'standing', 'dueDate', 'totalPaise', 'balancePaise', 'lateAfter'])
    .select(['paidPaise', 'creditedPaise', 'debitedPaise'])
    .where('id', 'in', locked)
    .execute();
  const settled = rows.map(({ id, ...before }): SettledDocument => {
    const own = { ...before, ...sums.get(id) };
    return { table: 'invoices', id, before, after: { ...own, ...settlement(own) } };
  });
  return storeSettled(tx, settled);
}

/** Receipts' advances that are neither invoiced nor paid back. */
async function settleReceipts(tx: Queries, ids: readonly string[]): Promise<SettledDocument[]> {
  const locked = await lockRows(tx, 'receipts', ids);
  const rows = await balances(tx, ['document'], { accounts: ['customerAdvances'], documents: locked });
  const left = new Map(rows.map(({ document, paise }) => [document, -paise]));
  const before = await tx
    .selectFrom('every_receipts')
    .select(['id', 'advancePaise'])
    .where('id', 'in', locked)
    .execute();
  const settled = before.map(
    ({ id, ...own }): SettledDocument => ({
      table: 'receipts',
      id,
      before: own,
      after: { advancePaise: left.get(id) ?? 0 },
    }),
  );
  return storeSettled(tx, settled);
}

/** Stores sums that differ. Lists are sorted and narrowed by them over thousands of rows, which is why they are columns at all. */
async function storeSettled(tx: Queries, settled: readonly SettledDocument[]): Promise<SettledDocument[]> {
  const changed = settled.flatMap(({ before, after, ...document }) => {
    const different = Object.entries(after).filter(([name, value]) => before[name] !== value);
    return different.length > 0 ? [{ ...document, before, after: Object.fromEntries(different) }] : [];
  });
  for (const { table, id, after } of changed)
    await tx
      .updateTable(table as 'invoices')
      .set(({ eb }) => ({ ...after, version: eb('version', '+', 1), updatedAt: now() }))
      .where('id', '=', id)
      .execute();
  return changed;
}

/**
 * Updates documents from the ledger: the paid and owed amount of an invoice, the rest of an advance. Answers those that
 * changed.
 */
export async function settleDocuments(tx: Queries, lines: readonly Line[]): Promise<SettledDocument[]> {
  const of = (account: AccountCode) => [
    ...new Set(lines.filter((line) => line.account === account).map(({ document }) => document)),
  ];
  const [invoices, receipts] = [of('receivables'), of('customerAdvances')];
  return [
    ...(invoices.length > 0 ? await settleInvoices(tx, invoices) : []),
    ...(receipts.length > 0 ? await settleReceipts(tx, receipts) : []),
  ];
}
