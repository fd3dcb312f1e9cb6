import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Invitations to an account, with hashes of their link tokens. */
export const invitations: Migration = {
  name: '320-invitations',
  async up(tx) {
    await createResourceTable(tx, 'invitations', {
      columns: {
        email: 'text',
        name: 'text',
        role: 'text',
        reach: 'json',
        invitedBy: 'text',
        expiresAt: 'text',
        usedAt: 'text?',
        revokedAt: 'text?',
      },
    });
    await tx.schema
      .createTable('invitation_links')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('invitationId', 'text', (column) => column.notNull().references('invitations.id').onDelete('cascade'))
      .execute();
    await tx.schema.createIndex('invitation_links_of').on('invitation_links').column('invitationId').execute();
  },
};
