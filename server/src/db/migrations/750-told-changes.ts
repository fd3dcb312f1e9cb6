import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

/** A PostgreSQL tells all servers at once that something was done: each commit with a line of the audit log notifies them. */
export const toldChanges: Migration = {
  name: '750-told-changes',
  async up(tx) {
    if (!isPostgres(tx)) return;
    await sql`create function "audit_tell"() returns trigger language plpgsql as
      $$ begin perform pg_notify('audit', tg_table_schema); return null; end $$`.execute(tx);
    await sql`create trigger "audit_told" after insert on "audit" for each statement
      execute function "audit_tell"()`.execute(tx);
  },
};
