import type { Migration } from './migration';

/** Whom a release in stages, or the one before it, failed, as a hash that names nobody, and in what. */
export const rolloutFailures: Migration = {
  name: '695-rollout-failures',
  async up(tx) {
    await tx.schema
      .createTable('rollout_failures')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('rollout', 'integer', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('rollout_failures_of_version')
      .on('rollout_failures')
      .columns(['rollout', 'version'])
      .execute();
  },
};
