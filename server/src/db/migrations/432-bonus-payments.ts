import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Paid bonuses with their recipients; and the leave entry of a paid settlement. */
export const bonusPayments: Migration = {
  name: '432-bonus-payments',
  async up(tx) {
    await createResourceTable(tx, 'bonus_payments', {
      columns: { year: 'text', percent: 'real', paidOn: 'text', people: 'integer', totalPaise: 'integer' },
      indexes: ['year'],
    });
    const onPostgres = isPostgres(tx);
    const text = onPostgres ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable('bonus_payment_rows')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('paymentId', text, (column) => column.notNull())
      .addColumn('employeeId', text, (column) => column.notNull())
      .addColumn('bonusPaise', onPostgres ? sql`bigint` : sql`integer`, (column) => column.notNull())
      .execute();
    for (const column of ['paymentId', 'employeeId'])
      await tx.schema.createIndex(`bonus_payment_rows_${column}`).on('bonus_payment_rows').columns([column]).execute();
    await addColumns(tx, 'leave_entries', { settlementId: 'text' });
  },
};
