import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

/** Merged records: what moved and changed, so that a merge can be undone. */
export const merges: Migration = {
  name: '272-merges',
  async up(tx) {
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable('merges')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('by', text, (column) => column.notNull())
      .addColumn('resource', text, (column) => column.notNull())
      .addColumn('keptId', text, (column) => column.notNull())
      .addColumn('goneId', text, (column) => column.notNull())
      .addColumn('changes', text, (column) => column.notNull())
      .addColumn('moved', text, (column) => column.notNull())
      .addColumn('undoneAt', text)
      .execute();
    await sql`create unique index "merges_gone_once" on "merges" ("resource", "goneId") where "undoneAt" is null`.execute(
      tx,
    );
    await sql`create index "merges_kept" on "merges" ("resource", "keptId")`.execute(tx);
  },
};
