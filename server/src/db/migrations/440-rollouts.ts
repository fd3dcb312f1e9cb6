import type { Migration } from './migration';

/** Staged rollouts: every change, the last one being the current state; and who was given which release, as hashes. */
export const rollouts: Migration = {
  name: '440-rollouts',
  async up(tx) {
    await tx.schema
      .createTable('rollout_changes')
      .addColumn('revision', 'integer', (column) => column.primaryKey())
      .addColumn('rollout', 'integer', (column) => column.notNull())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('stages', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable('rollout_voices')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('rollout', 'integer', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .createIndex('rollout_voices_of_step')
      .on('rollout_voices')
      .columns(['rollout', 'step', 'version'])
      .execute();
  },
};
