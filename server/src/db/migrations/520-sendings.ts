import { sql } from 'kysely';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Documents sent to clients, with link hashes, and the reminder rules. */
export const sendings: Migration = {
  name: '520-sendings',
  async up(tx) {
    await createResourceTable(tx, 'sendings', {
      columns: {
        kind: 'text',
        documentId: 'text',
        companyId: 'text',
        clientName: 'text',
        periodFrom: 'text?',
        periodTo: 'text?',
        to: 'text',
        subject: 'text',
        text: 'text',
        endsOn: 'text',
        number: 'text',
        state: 'text',
        tries: 'integer',
        nextAt: 'text?',
        answer: 'text',
        sentAt: 'text?',
        openedAt: 'text?',
        openedTimes: 'integer',
        revokedAt: 'text?',
        reminder: 'text',
      },
      indexes: ['documentId', 'companyId', 'clientName', 'state', 'sentAt'],
    });
    await sql`create unique index "sendings_reminder_once" on "sendings" ("reminder") where "reminder" <> ''`.execute(
      tx,
    );
    await sql`create index "sendings_due" on "sendings" ("nextAt") where "nextAt" is not null`.execute(tx);
    await tx.schema
      .createTable('sending_tokens')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('sendingId', 'text', (column) => column.notNull())
      .execute();
    await createResourceTable(tx, 'reminder_rules', {
      columns: { companyId: 'text', clientName: 'text', days: 'integer', mode: 'text' },
      indexes: ['companyId', 'days'],
    });
  },
};
