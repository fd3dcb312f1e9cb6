import type { Migration } from './migration';

/** Published releases, the current ones, deploy tokens, and module failures reported by tabs. */
export const releases: Migration = {
  name: '010-releases',
  async up(tx) {
    await tx.schema
      .createTable('releases')
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('release', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('releases_once', ['module', 'version'])
      .execute();
    await tx.schema
      .createTable('promotions')
      .addColumn('revision', 'integer', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable('deploy_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'text')
      .execute();
    await tx.schema
      .createTable('module_reports')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('module', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('phase', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('firstAt', 'text', (column) => column.notNull())
      .addColumn('lastAt', 'text', (column) => column.notNull())
      .execute();
  },
};
