import type { Migration } from './migration';

/** Review links: releases shown to anyone with the link, without an account. */
export const reviewLinks: Migration = {
  name: '491-review-links',
  async up(tx) {
    await tx.schema
      .alterTable('overrides')
      .addColumn('isOpen', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
