import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The links by which clients view and answer submissions, with token hashes and answers. */
export const clientLinks: Migration = {
  name: '387-client-links',
  async up(tx) {
    await createResourceTable(tx, 'client_links', {
      columns: {
        vacancyId: 'text',
        contact: 'text',
        endsOn: 'text',
        showsCv: 'boolean',
        revokedAt: 'text?',
        usedAt: 'text?',
        madeBy: 'text',
      },
      indexes: ['vacancyId', 'endsOn'],
    });
    await tx.schema
      .createTable('client_link_tokens')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('linkId', 'text', (column) => column.notNull())
      .execute();
    await addColumns(tx, 'submissions', {
      clientAnswer: 'text',
      clientNote: 'text',
      clientContact: 'text',
      clientAnsweredAt: 'text?',
    });
  },
};
