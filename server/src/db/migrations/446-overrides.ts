import type { Migration } from './migration';

/** Which account runs other code than everybody, until when; the token that its browser holds as a hash. */
export const overrides: Migration = {
  name: '446-overrides',
  async up(tx) {
    await tx.schema
      .createTable('overrides')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('uses', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
  },
};
