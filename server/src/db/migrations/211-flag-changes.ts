import type { Migration } from './migration';

/** For whom modules' flags were switched on, when and by whom: the last change of a flag is how it stands. */
export const flagChanges: Migration = {
  name: '211-flag-changes',
  up: (tx) =>
    tx.schema
      .createTable('flag_changes')
      .addColumn('revision', 'integer', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('flag', 'text', (column) => column.notNull())
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute(),
};
