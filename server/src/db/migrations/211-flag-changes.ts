import type { Migration } from './migration';

/** The audiences of modules' flags, with who changed them and when: a flag's last change is its current state. */
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
