import type { Migration } from './migration';

/** How fast a release in stages was for whom the server gave it, and the release before: one measure of an account at a route, as a hash that names nobody. */
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
