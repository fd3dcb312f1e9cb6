import type { Migration } from './migration';

/** Grouped errors of modules by release, with hashes of the counted sessions. */
export const faults: Migration = {
  name: '430-faults',
  async up(tx) {
    await tx.schema
      .createTable('faults')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('route', 'text', (column) => column.notNull())
      .addColumn('firstAt', 'text', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addColumn('resolvedAt', 'text')
      .addColumn('resolvedBy', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('backAt', 'text')
      .execute();
    await tx.schema.createIndex('faults_of_module').on('faults').columns(['module', 'lastAt']).execute();
    await tx.schema
      .createTable('fault_releases')
      .addColumn('fault', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('sessions', 'integer', (column) => column.notNull())
      .addColumn('firstAt', 'text', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('fault_releases_once', ['fault', 'version'])
      .execute();
    await tx.schema
      .createTable('fault_voices')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('fault', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('fault_voices_of_fault').on('fault_voices').column('fault').execute();
  },
};
