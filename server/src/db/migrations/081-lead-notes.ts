import { sql } from 'kysely';
import { addColumns, type ColumnType, indexColumns } from './createResourceTable';
import type { Migration } from './migration';

const columns: Record<string, ColumnType> = { city: 'text', nextCallOn: 'text?', notedAt: 'text?' };

/**
 * Leads have a city, a next call date, and any number of notes: the existing text becomes the first note, by the lead's
 * last editor.
 */
export const leadNotes: Migration = {
  name: '081-lead-notes',
  async up(tx) {
    await addColumns(tx, 'leads', columns);
    await indexColumns(tx, 'leads', columns, ['city', 'nextCallOn']);
    let notes = tx.schema.createTable('lead_notes').addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of ['leadId', 'at', 'by', 'text'])
      notes = notes.addColumn(name, 'text', (column) => column.notNull());
    await notes.execute();
    await tx.schema.createIndex('lead_notes_lead').on('lead_notes').columns(['leadId', 'id']).execute();
    const written = sql`from "audit" where "resource" = 'leads' and "recordId" = "leads"."id" and "accountId" <> '' and "changes" like '%"note":%' order by "id" desc limit 1`;
    await sql`update "leads" set "notedAt" = coalesce((select "at" ${written}), "createdAt") where "note" <> ''`.execute(
      tx,
    );
    await sql`insert into "lead_notes" ("id", "leadId", "at", "by", "text")
      select "id", "id", "notedAt", coalesce((select "by" ${written}), ''), "note" from "leads" where "note" <> ''`.execute(
      tx,
    );
  },
};
