import { sql } from 'kysely';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Tables around every record: the audit trail and the notifications. */
export const records: Migration = {
  name: '002-records',
  async up(tx) {
    let audit = tx.schema.createTable('audit').addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of ['at', 'accountId', 'by', 'resource', 'recordId', 'action', 'changes'])
      audit = audit.addColumn(name, 'text', (column) => column.notNull());
    await audit.execute();
    await tx.schema.createIndex('audit_record').on('audit').columns(['resource', 'recordId', 'id']).execute();
    await createResourceTable(tx, 'notifications', {
      columns: { kind: 'text', title: 'text', body: 'text', path: 'text', subject: 'text', audience: 'text' },
    });
    await sql`create unique index "notifications_subject_once" on "notifications" ("subject") where "subject" <> ''`.execute(
      tx,
    );
    await tx.schema
      .createTable('notification_reads')
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('notificationId', 'text', (column) =>
        column.notNull().references('notifications.id').onDelete('cascade'),
      )
      .addColumn('readAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notification_reads_once', ['accountId', 'notificationId'])
      .execute();
  },
};
