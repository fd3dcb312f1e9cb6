import { sql } from 'kysely';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The credits of bank statements, each once. */
export const bankLines: Migration = {
  name: '471-bank-lines',
  async up(tx) {
    await createResourceTable(tx, 'bank_lines', {
      columns: {
        date: 'text',
        narration: 'text',
        reference: 'text',
        amountPaise: 'integer',
        fileName: 'text',
        state: 'text',
        receiptId: 'text',
        madeReceipt: 'boolean',
        fingerprint: 'text',
      },
      indexes: ['date', 'amountPaise', 'state'],
    });
    await sql`create unique index "bank_lines_once" on "bank_lines" ("fingerprint") where "deletedAt" is null`.execute(
      tx,
    );
    await sql`create index "bank_lines_of_receipt" on "bank_lines" ("receiptId") where "receiptId" <> ''`.execute(tx);
  },
};
