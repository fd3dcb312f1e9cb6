import { sql } from 'kysely';
import type { Migration } from './migration';

/** Indexes for the centers' filters by state and type, and for both lists. */
export const centersLists: Migration = {
  name: '020-centers-lists',
  async up(tx) {
    for (const column of ['state', 'center_typ']) {
      await sql`create index ${sql.ref(`centers_${column}_exact`)} on "centers" (${sql.ref(column)}, "id") where "deletedAt" is null`.execute(
        tx,
      );
    }
  },
};
