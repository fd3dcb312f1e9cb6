import type { Migration } from './migration';

/** The accounts linked to identities of the sign-in provider. */
export const identities: Migration = {
  name: '142-identities',
  async up(tx) {
    await tx.schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('identities_once', ['issuer', 'subject'])
      .execute();
    await tx.schema.createIndex('identities_account').on('identities').column('accountId').execute();
  },
};
