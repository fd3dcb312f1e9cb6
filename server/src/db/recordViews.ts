import { type RawBuilder, sql, type Transaction } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Tables } from './tables';

/** Which of a table's records each view has, by columns that it doesn't show: they are the same in all. */
const kinds = {
  every: {},
  live: { deletedAt: sql`"deletedAt" is null` },
  real: { deletedAt: sql`"deletedAt" is null`, isSample: sql`"isSample" = 0` },
} as const;

interface Column {
  table: string;
  name: string;
}

/** The columns of every table and view except modules', whose lists `selectRecords` reads. */
async function columnsOf(tx: Transaction<Tables>): Promise<Column[]> {
  const { rows } = await (isPostgres(tx)
    ? sql<Column>`select table_name as "table", column_name as "name" from information_schema.columns
        where table_schema = current_schema() order by table_name, ordinal_position`
    : sql<Column>`select "tables"."name" as "table", "columns"."name" as "name"
        from sqlite_schema as "tables", pragma_table_info("tables"."name") as "columns"
        where "tables"."type" in ('table', 'view') order by "tables"."name", "columns"."cid"`
  ).execute(tx);
  return rows.filter(({ table }) => !table.includes('/'));
}

/** Drops the views, so that a migration can change their tables. */
export async function dropRecordViews(tx: Transaction<Tables>): Promise<void> {
  const names = new Set((await columnsOf(tx)).map(({ table }) => table));
  for (const name of names) if (/^(?:every|live|real)_/.test(name)) await sql`drop view ${sql.id(name)}`.execute(tx);
}

/**
 * Makes the views that queries read of every table of records: `every_…`, deleted ones too, `live_…`, those that are not
 * deleted, and of a table that can have samples `real_…`, those that are neither. `Tables` has their types.
 */
export async function makeRecordViews(tx: Transaction<Tables>): Promise<void> {
  const columns = await columnsOf(tx);
  for (const table of columns.filter(({ name }) => name === 'deletedAt').map((column) => column.table)) {
    const own = columns.filter((column) => column.table === table).map(({ name }) => name);
    for (const [kind, conditions] of Object.entries<Record<string, RawBuilder<unknown>>>(kinds)) {
      if (!Object.keys(conditions).every((name) => own.includes(name))) continue;
      const shown = own.filter((name) => !(name in conditions)).map((name) => sql.ref(name));
      const where = [sql`1 = 1`, ...Object.values(conditions)];
      await sql`create view ${sql.id(`${kind}_${table}`)} as select ${sql.join(shown)} from ${sql.id(table)}
        where ${sql.join(where, sql` and `)}`.execute(tx);
    }
  }
}
