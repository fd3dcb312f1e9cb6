import type { Migration } from './migration';

/** Each person's preferences: JSON values by key. */
export const preferences: Migration = {
  name: '070-preferences',
  async up(tx) {
    await tx.schema
      .createTable('preferences')
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('preferences_once', ['accountId', 'key'])
      .execute();
  },
};
