import type { Migration } from './migration';

/** Visitors who count at a stage of a rollout, and the share of visitors at which each address was first included. */
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
