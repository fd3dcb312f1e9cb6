import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

/** Suppliers’ bills from form GSTR-2B, with the decision on each. */
export const portalBills: Migration = {
  name: '462-portal-bills',
  async up(tx) {
    const onPostgres = isPostgres(tx);
    const text = onPostgres ? sql`text collate "C"` : sql`text`;
    const whole = onPostgres ? sql`bigint` : sql`integer`;
    let table = tx.schema.createTable('gst_2b_rows').addColumn('id', text, (column) => column.primaryKey());
    for (const name of ['gstin', 'period', 'supplierGstin', 'supplierName', 'number', 'date', 'decision'])
      table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of ['taxablePaise', 'taxPaise', 'totalPaise', 'isClaimable'])
      table = table.addColumn(name, whole, (column) => column.notNull());
    await table.execute();
    await tx.schema.createIndex('gst_2b_rows_of').on('gst_2b_rows').columns(['gstin', 'period']).execute();
  },
};
