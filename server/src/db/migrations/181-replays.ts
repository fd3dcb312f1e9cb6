import type { Migration } from './migration';

/** The findings of replays: the newest of each release on each shell. */
export const replays: Migration = {
  name: '181-replays',
  async up(tx) {
    await tx.schema
      .createTable('replays')
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('shell', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('replays_key', ['module', 'version', 'shell'])
      .execute();
  },
};
