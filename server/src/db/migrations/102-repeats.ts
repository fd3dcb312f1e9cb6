import type { Migration } from './migration';

/** A manually added obligation can recur. */
export const repeats: Migration = {
  name: '102-repeats',
  up: async (tx) => {
    await tx.schema
      .alterTable('obligations')
      .addColumn('repeats', 'text', (type) => type.notNull().defaultTo(''))
      .execute();
  },
};
