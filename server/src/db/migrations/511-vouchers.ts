import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Receipt and refund vouchers of advances, and how advances were set off against invoices. */
export const vouchers: Migration = {
  name: '511-vouchers',
  async up(tx) {
    await createResourceTable(tx, 'vouchers', {
      columns: {
        ...{ kind: 'text', receiptId: 'text', date: 'text', amountPaise: 'integer', description: 'text', sac: 'text' },
        ...{ taxPercent: 'real', placeOfSupply: 'text', registration: 'text', number: 'text', clientName: 'text' },
        ...{ clientGstin: 'text', clientAddress: 'text', sez: 'boolean', financialYear: 'text', letterhead: 'json' },
        ...{ taxablePaise: 'integer', taxLines: 'json', againstId: 'text', against: 'text', settled: 'json' },
        cancelledAt: 'text?',
      },
      indexes: ['receiptId', 'date', 'number', 'clientName', 'amountPaise'],
    });
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    const whole = isPostgres(tx) ? sql`bigint` : sql`integer`;
    let table = tx.schema.createTable('advance_parts').addColumn('id', text, (column) => column.primaryKey());
    for (const name of ['voucherId', 'invoiceId', 'date', 'taxLines', 'at'])
      table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of ['amountPaise', 'taxablePaise'])
      table = table.addColumn(name, whole, (column) => column.notNull());
    await table.execute();
    await tx.schema
      .createIndex('advance_parts_of_voucher')
      .on('advance_parts')
      .columns(['voucherId', 'date'])
      .execute();
  },
};
