import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/**
 * Companies have billing terms, invoices an order and a period of service, and the billed part of each placement's
 * month is stored.
 */
export const bills: Migration = {
  name: '410-bills',
  async up(tx) {
    await addColumns(tx, 'companies', {
      purchaseOrder: 'text',
      costBase: 'text',
      hoursPerDay: 'real',
      overtimeTimes: 'real',
      billsContributions: 'boolean',
      bonusPercent: 'real',
      leavePercent: 'real',
    });
    await sql`update "companies" set "costBase" = 'Wages', "hoursPerDay" = 8, "overtimeTimes" = 2`.execute(tx);
    await addColumns(tx, 'invoices', { purchaseOrder: 'text', serviceFrom: 'text?', serviceTo: 'text?' });
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    const whole = isPostgres(tx) ? sql`bigint` : sql`integer`;
    await tx.schema
      .createTable('billed_shares')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('invoiceId', text, (column) => column.notNull())
      .addColumn('noteId', text, (column) => column.notNull())
      .addColumn('placementId', text, (column) => column.notNull())
      .addColumn('centerId', text, (column) => column.notNull())
      .addColumn('month', text, (column) => column.notNull())
      .addColumn('paise', whole, (column) => column.notNull())
      .addColumn('costDays', whole, (column) => column.notNull())
      .addColumn('personDays', whole, (column) => column.notNull())
      .addColumn('share', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('releasedAt', text)
      .execute();
    await sql`create unique index "billed_shares_once" on "billed_shares" ("placementId", "centerId", "month") where "noteId" = '' and "releasedAt" is null`.execute(
      tx,
    );
    await tx.schema.createIndex('billed_shares_of_invoice').on('billed_shares').columns(['invoiceId']).execute();
    await tx.schema.createIndex('billed_shares_of_month').on('billed_shares').columns(['month', 'centerId']).execute();
  },
};
