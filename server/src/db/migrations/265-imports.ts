import type { Migration } from './migration';

/** Imports of the last day, so that they can be undone. */
export const imports: Migration = {
  name: '265-imports',
  up: async (tx) => {
    await tx.schema
      .createTable('imports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('fileName', 'text', (column) => column.notNull())
      .addColumn('added', 'integer', (column) => column.notNull())
      .addColumn('changed', 'integer', (column) => column.notNull())
      .addColumn('undoneAt', 'text')
      .execute();
    await tx.schema.createIndex('imports_path').on('imports').columns(['path', 'at']).execute();
    await tx.schema
      .createTable('import_rows')
      .addColumn('importId', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('before', 'text')
      .addPrimaryKeyConstraint('import_rows_key', ['importId', 'recordId'])
      .execute();
  },
};
