import { sql } from 'kysely';
import type { Migration } from './migration';

/** Holidays have flags for public and for expected dates; those on national holidays are public. */
export const holidayKinds: Migration = {
  name: '100-holiday-kinds',
  async up(tx) {
    for (const column of ['isPublic', 'isTentative'])
      await tx.schema
        .alterTable('holidays')
        .addColumn(column, 'integer', (type) => type.notNull().defaultTo(0))
        .execute();
    await sql`update "holidays" set "isPublic" = 1 where "date" like '%-01-26' or "date" like '%-08-15' or "date" like '%-10-02' or "date" like '%-12-25'`.execute(
      tx,
    );
  },
};
