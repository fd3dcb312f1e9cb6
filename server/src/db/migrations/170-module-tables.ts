import type { Migration } from './migration';

/** Tracks the tables of modules' resources, which promotions create and change. */
export const moduleTables: Migration = {
  name: '170-module-tables',
  async up(tx) {
    await tx.schema
      .createTable('module_tables')
      .addColumn('path', 'text', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('columns', 'text', (column) => column.notNull())
      .addColumn('indexes', 'text', (column) => column.notNull())
      .addColumn('keys', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .execute();
  },
};
