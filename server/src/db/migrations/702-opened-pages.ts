import { sql } from 'kysely';
import type { Migration } from './migration';

/** Who of those that were given a release in stages, or the one before it, opened a page of the module. */
export const openedPages: Migration = {
  name: '702-opened-pages',
  async up(tx) {
    await tx.schema
      .alterTable('rollout_voices')
      .addColumn('opened', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update "rollout_voices" set "opened" = 1 where "failed" = 1 or "isVisitor" = 1`.execute(tx);
  },
};
