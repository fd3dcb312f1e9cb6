import type { Migration } from './migration';

/** Overrides: which account runs other releases until when; with a hash of the browser's token. */
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
