import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The links by which supervisors mark attendance, with hashes of their tokens. */
export const attendanceLinks: Migration = {
  name: '380-attendance-links',
  async up(tx) {
    await createResourceTable(tx, 'attendance_links', {
      columns: {
        centerId: 'text',
        month: 'text',
        endsOn: 'text',
        revokedAt: 'text?',
        usedAt: 'text?',
        sentAt: 'text?',
        marks: 'integer',
        madeBy: 'text',
      },
      indexes: ['centerId', 'month', 'endsOn'],
    });
    await tx.schema
      .createTable('attendance_link_tokens')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('linkId', 'text', (column) => column.notNull())
      .execute();
  },
};
