import type { Migration } from './migration';

/** The links by which applicants view, correct and withdraw their application: hashes and expiry dates. */
export const applicationLinks: Migration = {
  name: '353-application-links',
  async up(tx) {
    await tx.schema
      .createTable('application_links')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('candidateId', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('application_links_candidate').on('application_links').column('candidateId').execute();
  },
};
