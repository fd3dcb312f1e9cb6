import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** The columns of a row that never change, including its group. */
const fixed = sql.join(
  ['id', 'at', 'accountId', 'by', 'resource', 'recordId', 'action', 'detail', 'changes', 'search', 'groupId'].map(
    (name) => sql.ref(name),
  ),
);

/** Audit log rows written by one action, such as an import, share a key; earlier ones have none. */
export const auditGroups: Migration = {
  name: '322-audit-groups',
  async up(tx) {
    await addColumns(tx, 'audit', { groupId: 'text' });
    const refuse = isPostgres(tx)
      ? sql`for each row execute function "audit_refuse"()`
      : sql`begin select raise(abort, 'rows of the audit log are not changed'); end`;
    await sql`drop trigger "audit_fixed" ${isPostgres(tx) ? sql`on "audit"` : sql``}`.execute(tx);
    await sql`create trigger "audit_fixed" before update of ${fixed} on "audit" ${refuse}`.execute(tx);
    await sql`create index "audit_group" on "audit" ("groupId", "resource", "action", "accountId", "id") where "groupId" <> ''`.execute(
      tx,
    );
    await sql`drop view "audit_log"`.execute(tx);
    await sql`create view "audit_log" as
      select "id", 1 as "version", "at" as "createdAt", "at" as "updatedAt", cast(null as text) as "deletedAt", "search",
        "accountId", "by", "address", "action", "resource", "recordId", "detail", "groupId",
        cast(case when "groupId" <> '' and exists (select 1 from "audit" as "other" where "other"."groupId" = "audit"."groupId"
          and "other"."groupId" <> '' and "other"."resource" = "audit"."resource" and "other"."action" = "audit"."action"
          and "other"."accountId" = "audit"."accountId" and "other"."id" < "audit"."id") then 1 else 0 end as integer) as "isPart"
      from "audit"`.execute(tx);
  },
};
