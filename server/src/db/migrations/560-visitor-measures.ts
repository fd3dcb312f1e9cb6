import type { Migration } from './migration';

/** Which measures of a rollout are a visitor's: as many as a stranger can make up are left out when a release is judged. */
export const visitorMeasures: Migration = {
  name: '560-visitor-measures',
  async up(tx) {
    await tx.schema
      .alterTable('rollout_measures')
      .addColumn('isVisitor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
