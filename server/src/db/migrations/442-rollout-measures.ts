import type { Migration } from './migration';

/**
 * Page speed in staged rollouts, for the new and the previous release: one measure per account and route, with an
 * anonymous hash.
 */
export const rolloutMeasures: Migration = {
  name: '442-rollout-measures',
  async up(tx) {
    await tx.schema
      .createTable('rollout_measures')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('rollout', 'integer', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('rollout_measures_of_step')
      .on('rollout_measures')
      .columns(['rollout', 'step'])
      .execute();
  },
};
