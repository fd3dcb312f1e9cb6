import type { Migration } from './migration';

/** Visitors among those who count at a stage of a rollout, and which part of the visitors each address was given first. */
export const visitorVoices: Migration = {
  name: '490-visitor-voices',
  async up(tx) {
    await tx.schema
      .alterTable('rollout_voices')
      .addColumn('isVisitor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .createTable('visitor_draws')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('cohort', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
  },
};
