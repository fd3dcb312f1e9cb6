import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isPostgres } from '../db/engines/engine';
import { anyTable, type Db, type Queries, type Row, type Tables } from '../db/tables';
import { makeTables } from '../moduleData/moduleTables';

/** Rows read or stored at once: with files of 5 MB in them, some hundred MB of memory. */
const CHUNK = 40;

/**
 * A table's row count, and a checksum that does not depend on row order, because the two engines sort texts
 * differently.
 */
export interface TableCount {
  rows: number;
  sum: string;
}

/** Counts rows as they are streamed. */
export class RowCounter {
  private rows = 0;
  private sum = 0n;

  /** The row as the line of text used for checksum and backup. */
  add(row: Row): string {
    const line = JSON.stringify(Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
    this.rows += 1;
    this.sum += BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, 32)}`);
    return line;
  }

  get count(): TableCount {
    return { rows: this.rows, sum: BigInt.asUintN(128, this.sum).toString(16) };
  }
}

/** The tables to back up, referenced ones first. Excludes the list of migrations, and Litestream's own tables. */
export async function keptTables(db: Queries): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{
        name: string;
      }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like '\\_litestream%' escape '\\'`
  ).execute(db);
  const first = ['accounts', 'notifications', 'invitations'];
  const names = rows.map(({ name }) => name).filter((name) => name !== 'migrations');
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name)).sort()];
}

/** All rows of a table, in batches. */
export async function* rowsOf(connection: Queries, table: string): AsyncGenerator<Row[]> {
  if (isPostgres(connection)) {
    await sql`declare kept no scroll cursor for select * from ${sql.id(table)}`.execute(connection);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(CHUNK)} from kept`.execute(connection);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close kept`.execute(connection);
    return;
  }
  for (let last = 0; ; ) {
    const { rows } = await sql<
      Row & { '#': number }
    >`select rowid as "#", * from ${sql.id(table)} where rowid > ${last} order by rowid limit ${CHUNK}`.execute(
      connection,
    );
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.['#']);
    yield rows.map(({ '#': _position, ...row }) => row);
    // The embedded database is synchronous: other requests get a turn in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Runs on a snapshot of the whole database, without blocking writers. */
export function atOneMoment<T>(db: Db, work: (connection: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await (isPostgres(db) ? sql`begin isolation level repeatable read read only` : sql`begin`).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** The rows of every table. */
export async function countTables(connection: Queries): Promise<Record<string, TableCount>> {
  const counts: Record<string, TableCount> = {};
  for (const table of await keptTables(connection)) {
    const counter = new RowCounter();
    for await (const rows of rowsOf(connection, table)) for (const row of rows) counter.add(row);
    counts[table] = counter.count;
  }
  return counts;
}

/** Stores rows in a table. */
async function fillTable(tx: Queries, table: string, chunks: AsyncIterable<Row[]>): Promise<void> {
  for await (const rows of chunks)
    for (let start = 0; start < rows.length; start += CHUNK)
      await anyTable(tx)
        .insertInto(table)
        .values(rows.slice(start, start + CHUNK))
        .execute();
}

/** Stores rows into tables by name, referenced ones first; creates the modules' tables for them. */
export async function fillTables(
  tx: Transaction<Tables>,
  names: readonly string[],
  rows: (table: string) => AsyncIterable<Row[]>,
): Promise<void> {
  const ofModules = 'module_tables';
  if (names.includes(ofModules)) await fillTable(tx, ofModules, rows(ofModules));
  await makeTables(tx);
  for (const table of await keptTables(tx))
    if (names.includes(table) && table !== ofModules) await fillTable(tx, table, rows(table));
}

/** Deletes every row of every table: the rows stored by migrations are in the backup. */
export async function emptyTables(tx: Queries): Promise<void> {
  for (const table of (await keptTables(tx)).reverse()) await anyTable(tx).deleteFrom(table).execute();
}

/** Tables that differ, each in a sentence. */
export function differences(expected: Record<string, TableCount>, found: Record<string, TableCount>): string[] {
  return Object.keys({ ...expected, ...found }).flatMap((table) => {
    const [one, other] = [expected[table], found[table]];
    if (one?.rows === other?.rows && one?.sum === other?.sum) return [];
    return [`${table} should have ${one?.rows ?? 0} rows and has ${other?.rows ?? 0}, or their content differs.`];
  });
}
