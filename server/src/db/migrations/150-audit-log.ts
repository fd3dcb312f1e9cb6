import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Tables } from '../tables';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

const columns = { address: 'text', detail: 'text', search: 'text' } as const;
/** The columns of a row that never change. */
const fixed = sql.join(
  ['id', 'at', 'accountId', 'by', 'resource', 'recordId', 'action', 'detail', 'changes', 'search'].map((name) =>
    sql.ref(name),
  ),
);
/**
 * The minimum age before a row can be deleted, in days: one less than the minimum of AUDIT_DAYS, to allow for clock
 * differences.
 */
const LEAST_DAYS = sql.lit('-89 days');

/** Refuses to change a row (except removing its address in time), and to delete recent rows or a record's history. */
async function guardRows(tx: Transaction<Tables>): Promise<void> {
  if (isPostgres(tx)) {
    await sql`create function "audit_refuse"() returns trigger language plpgsql as
      $$ begin raise exception 'rows of the audit log are not changed'; end $$`.execute(tx);
    const since = sql`to_char(now() at time zone 'utc' + interval ${LEAST_DAYS}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    const refuse = sql`execute function "audit_refuse"()`;
    await sql`create trigger "audit_fixed" before update of ${fixed} on "audit" for each row ${refuse}`.execute(tx);
    await sql`create trigger "audit_address" before update of "address" on "audit" for each row
      when (new."address" <> '' or old."at" > ${since}) ${refuse}`.execute(tx);
    await sql`create trigger "audit_kept" before delete on "audit" for each row
      when (old."at" > ${since} or old."action" in ('create', 'update', 'delete', 'restore')) ${refuse}`.execute(tx);
    await sql`create trigger "audit_whole" before truncate on "audit" for each statement ${refuse}`.execute(tx);
    return;
  }
  const since = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${LEAST_DAYS})`;
  const refuse = sql`begin select raise(abort, 'rows of the audit log are not changed'); end`;
  await sql`create trigger "audit_fixed" before update of ${fixed} on "audit" ${refuse}`.execute(tx);
  await sql`create trigger "audit_address" before update of "address" on "audit"
    when new."address" <> '' or old."at" > ${since} ${refuse}`.execute(tx);
  await sql`create trigger "audit_kept" before delete on "audit"
    when old."at" > ${since} or old."action" in ('create', 'update', 'delete', 'restore') ${refuse}`.execute(tx);
}

/** The history of records becomes a log of all actions, which the database protects from changes. */
export const auditLog: Migration = {
  name: '150-audit-log',
  async up(tx) {
    await addColumns(tx, 'audit', columns);
    await sql`update "audit" set "search" = lower("by" || ' ' || "action" || ' ' || "resource" || ' ' || "recordId")`.execute(
      tx,
    );
    const order = isPostgres(tx) ? sql`asc nulls first` : sql``;
    await sql`create index "audit_at" on "audit" ("at" ${order}, "id")`.execute(tx);
    for (const name of ['by', 'action', 'resource', 'address'])
      await sql`create index ${sql.ref(`audit_${name}`)} on "audit" (lower(${sql.ref(name)}) ${order}, "id")`.execute(
        tx,
      );
    await sql`create view "audit_log" as
      select "id", 1 as "version", "at" as "createdAt", "at" as "updatedAt", cast(null as text) as "deletedAt", "search",
        "accountId", "by", "address", "action", "resource", "recordId", "detail" from "audit"`.execute(tx);
    await guardRows(tx);
  },
};
