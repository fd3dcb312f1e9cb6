import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Notifications store when and by whom they were resolved; for earlier ones only when. */
export const settledNotices: Migration = {
  name: '321-settled-notices',
  async up(tx) {
    await addColumns(tx, 'notifications', { settledAt: 'text?', settledBy: 'text' });
    const settle = (table: string, subject: string, is: string) =>
      sql`update "notifications" set "settledAt" = (select max("updatedAt") from ${sql.table(table)} where ${sql.raw(subject)} and ${sql.raw(is)})
        where exists (select 1 from ${sql.table(table)} where ${sql.raw(subject)} and ${sql.raw(is)})`.execute(tx);
    await settle('accounts', `"subject" = 'accounts/' || "accounts"."id"`, `"accounts"."status" = 'active'`);
    await settle('leads', `"subject" = 'leads/' || "leads"."id"`, `"leads"."status" <> 'new'`);
    await settle(
      'leads',
      `"subject" like 'call/' || "leads"."id" || '/%'`,
      `("leads"."nextCallOn" is null or "subject" <> 'call/' || "leads"."id" || '/' || "leads"."nextCallOn")`,
    );
    await settle(
      'obligations',
      `"subject" like 'due/' || "obligations"."id" || '/%'`,
      `("obligations"."status" <> 'Pending' or "subject" <> 'due/' || "obligations"."id" || '/' || "obligations"."lastDay")`,
    );
    await sql`update "notifications" set "deletedAt" = "createdAt" where exists
      (select 1 from "accounts" where "deletedAt" is not null and ("subject" = 'accounts/' || "accounts"."id" or "subject" like 'accounts/' || "accounts"."id" || '/%'))`.execute(
      tx,
    );
  },
};
