import type { Migration } from './migration';

/** Calls that carried an `Idempotency-Key`, and what they were answered, as far as they were. */
export const attempts: Migration = {
  name: '696-attempts',
  async up(tx) {
    await tx.schema
      .createTable('attempts')
      .addColumn('keyHash', 'text', (column) => column.primaryKey())
      .addColumn('asked', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('answer', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await tx.schema.createIndex('attempts_at').on('attempts').column('at').execute();
  },
};
