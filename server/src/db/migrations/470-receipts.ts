import { sql } from 'kysely';
import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Receipts of clients' money; their payments reference them. */
export const receipts: Migration = {
  name: '470-receipts',
  async up(tx) {
    await createResourceTable(tx, 'receipts', {
      columns: {
        companyId: 'text',
        clientName: 'text',
        date: 'text',
        amountPaise: 'integer',
        tdsPaise: 'integer',
        method: 'text',
        reference: 'text',
        lines: 'json',
        advancePaise: 'integer',
        isSample: 'boolean',
      },
      indexes: ['companyId', 'clientName', 'date', 'amountPaise', 'advancePaise'],
    });
    await sql`create index "receipts_samples" on "receipts" ("deletedAt", "id") where "isSample" = 1`.execute(tx);
    await addColumns(tx, 'payments', { receiptId: 'text' });
    await sql`create index "payments_of_receipt" on "payments" ("receiptId") where "receiptId" <> ''`.execute(tx);
  },
};
