import { sql, type Transaction } from 'kysely';
import { postAll } from '../../money/books/postAll';
import { isPostgres } from '../engines/engine';
import { dropRecordViews, makeRecordViews } from '../recordViews';
import { anyTable, type Tables } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

async function createTable(tx: Transaction<Tables>): Promise<void> {
  const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
  const whole = isPostgres(tx) ? sql`bigint` : sql`integer`;
  let table = tx.schema.createTable('ledger_entries');
  for (const name of ['posting', 'at', 'sourceKind', 'source', 'day', 'account', 'partyKind', 'party'])
    table = table.addColumn(name, text, (column) => column.notNull());
  for (const name of ['documentKind', 'document', 'registration'])
    table = table.addColumn(name, text, (column) => column.notNull());
  for (const name of ['place', 'paise', 'isSample']) table = table.addColumn(name, whole, (column) => column.notNull());
  await table.addPrimaryKeyConstraint('ledger_entries_key', ['posting', 'place'] as never).execute();
  // Each begins with what tells the most apart: the embedded database doesn't know that an account has many entries.
  const indexes = { source: ['source'], document: ['document', 'account'], account: ['account', 'party', 'day'] };
  for (const [name, columns] of Object.entries(indexes))
    await tx.schema.createIndex(`ledger_entries_${name}`).on('ledger_entries').columns(columns).execute();
}

/** Lets nobody change or remove an entry. */
async function guardEntries(tx: Transaction<Tables>): Promise<void> {
  const why = sql.lit('entries of the ledger are not changed');
  if (isPostgres(tx)) {
    await sql`create function "ledger_refuse"() returns trigger language plpgsql as
      $$ begin raise exception 'entries of the ledger are not changed'; end $$`.execute(tx);
    await sql`create trigger "ledger_fixed" before update or delete on "ledger_entries" for each row
      execute function "ledger_refuse"()`.execute(tx);
    return;
  }
  for (const act of ['update', 'delete'])
    await sql`create trigger ${sql.id(`ledger_no_${act}`)} before ${sql.raw(act)} on "ledger_entries"
      begin select raise(abort, ${why}); end`.execute(tx);
}

/**
 * The ledger: what each record says in the books. What is on record is posted, and the sums that were kept of it are compared
 * with what was posted; a difference is named and stops it. What receipts settle was kept as payments too, which go: the
 * ledger has it.
 */
export const ledger: Migration = {
  name: '711-ledger',
  async up(tx) {
    await createTable(tx);
    await addColumns(tx, 'letterhead', { booksClosedUntil: 'text?' });
    await anyTable(tx).deleteFrom('payments').where('receiptId', '<>', '').execute();
    await sql`drop index "payments_of_receipt"`.execute(tx);
    await tx.schema.alterTable('payments').dropColumn('receiptId').execute();
    // The books read records by their views, which are away while tables change.
    await makeRecordViews(tx);
    await postAll(tx, ['invoices', 'credit_notes', 'debit_notes', 'payments', 'receipts', 'vouchers']);
    await dropRecordViews(tx);
    await guardEntries(tx);
  },
};
