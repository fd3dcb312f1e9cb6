import type { Migration } from './migration';

/** Page speed: the number of visits per day in each bucket of a measure, by release and route. */
export const vitals: Migration = {
  name: '445-vitals',
  async up(tx) {
    await tx.schema
      .createTable('vitals')
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('visits', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vitals_once', ['module', 'version', 'route', 'metric', 'day', 'bucket'])
      .execute();
  },
};
