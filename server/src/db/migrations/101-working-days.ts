import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Obligations store the working day that their due date moved to, and the list of dues shows the due date next to the
 * last day.
 */
export const workingDays: Migration = {
  name: '101-working-days',
  async up(tx) {
    await tx.schema.alterTable('obligations').addColumn('movedTo', 'text').execute();
    await sql`drop view "dues"`.execute(tx);
    await sql`create view "dues" as
      select "id", "version", "createdAt", "updatedAt", "deletedAt", "search", "area", "title", "type", "period", "lastDay" as "dueDate", "dueDate" as "nominalDate"
      from "obligations" where "status" = 'Pending' and "tracked" = 1
      union all
      select "id", "version", "createdAt", "updatedAt", "deletedAt", "search", 'certificate' as "area", "name" as "title", 'Expiry' as "type", '' as "period", "expiresOn" as "dueDate", "expiresOn" as "nominalDate"
      from "certificates" where "expiresOn" is not null`.execute(tx);
  },
};
