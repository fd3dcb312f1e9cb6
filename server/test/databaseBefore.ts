import { migrate } from '../src/db/migrate';
import { migrations } from '../src/db/migrations';
import { anyTable, type Row } from '../src/db/tables';
import { openTestDatabase, type TestDatabase } from './openTestDatabase';

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

const AT = '2026-11-01T09:00:00.000Z';

/** What every record has. */
export const stored = (id: string) => ({ id, version: 1, createdAt: AT, updatedAt: AT });

/** A database of the version before a migration, with these rows. `run` migrates it; `last` is then the last migration, by default the newest. */
export async function databaseBefore(name: string, tables: Readonly<Record<string, readonly object[]>>) {
  const database = await openTestDatabase();
  opened.push(database);
  const { db } = database;
  const names = migrations.map((each) => each.name);
  const run = (last?: string) =>
    migrate(db, last === undefined ? undefined : new Set(names.slice(0, names.indexOf(last) + 1)));
  await migrate(db, new Set(names.slice(0, names.indexOf(name))));
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      await anyTable(db)
        .insertInto(table)
        .values(row as Row)
        .execute();
  /** The rows' values in these columns, sorted by the first. */
  const read = async (table: string, first: string, ...others: string[]) => {
    const columns = [first, ...others];
    const rows = await anyTable(db).selectFrom(table).select(columns).orderBy(first).execute();
    return rows.map((row) => columns.map((column) => row[column]));
  };
  return { db, run, read };
}
