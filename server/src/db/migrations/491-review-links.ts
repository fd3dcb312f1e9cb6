import type { Migration } from './migration';

/** Releases that whoever has a link sees, without an account. */
export const reviewLinks: Migration = {
  name: '491-review-links',
  async up(tx) {
    await tx.schema
      .alterTable('overrides')
      .addColumn('isOpen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
