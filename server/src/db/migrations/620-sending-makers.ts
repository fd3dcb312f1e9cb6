import { sql } from 'kysely';
import type { Migration } from './migration';

/** The account that sent each document last, whose rights its link has from now on; of those from before, by their history. */
export const sendingMakers: Migration = {
  name: '620-sending-makers',
  async up(tx) {
    await tx.schema
      .alterTable('sendings')
      .addColumn('madeBy', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update "sendings" set "madeBy" = coalesce((select "accountId" from "audit"
      where "audit"."resource" = 'sendings' and "audit"."recordId" = "sendings"."id"
        and ("audit"."changes" like '%"Waiting"]%' or "audit"."changes" like '%"By hand"]%')
      order by "audit"."id" desc limit 1), '')`.execute(tx);
  },
};
