import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

/** New terms of many placements that were stored at once, so that they are undone at once. */
export const placementRevisions: Migration = {
  name: '713-placement-revisions',
  async up(tx) {
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable('placement_revisions')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('startsOn', text, (column) => column.notNull())
      .addColumn('about', text, (column) => column.notNull())
      .addColumn('undoneAt', text)
      .addColumn('undoneBy', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createTable('placement_revision_rows')
      .addColumn('revisionId', text, (column) => column.notNull())
      .addColumn('placementId', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('nextId', text, (column) => column.notNull())
      .addColumn('nextVersion', 'integer', (column) => column.notNull())
      .addColumn('before', text, (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('placement_revision_rows_of')
      .on('placement_revision_rows')
      .columns(['revisionId'])
      .execute();
  },
};
