import { sql } from 'kysely';
import type { Migration } from './migration';

/** The hash of what each delivery carries, by which a mail server's report is known to be of it; and mails by their address. */
export const sendingReturns: Migration = {
  name: '600-sending-returns',
  async up(tx) {
    await tx.schema
      .createTable('sending_returns')
      .addColumn('keyHash', 'text', (column) => column.primaryKey())
      .addColumn('sendingId', 'text', (column) => column.notNull())
      .execute();
    await sql`create index "sending_returns_of" on "sending_returns" ("sendingId")`.execute(tx);
    await sql`create index "sendings_address" on "sendings" (lower("to"))`.execute(tx);
  },
};
