import { type CompiledQuery, sql } from 'kysely';
import { isPostgres } from '../src/db/engines/engine';
import { anyTable, type Db, type Queries } from '../src/db/tables';
import { seed } from '../src/seed';
import type { Settings } from '../src/settings';
import { forAllTests } from './forAllTests';

/**
 * Statements that store all seeded rows at once, by engine, kind of seed and day: samples are dated relative to the
 * seed's day.
 */
const kept = new Map<string, readonly CompiledQuery[]>();

/** SQLite takes 32,766 values in one statement. */
const MOST_VALUES = 30_000;

async function tablesOf(db: Queries): Promise<string[]> {
  const { rows } = await (isPostgres(db)
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
  ).execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== 'migrations');
}

/** Statements that turn an empty database into a copy of this one. */
async function statementsFor(db: Db): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  for (const table of await tablesOf(db)) {
    const rows = await anyTable(db).selectFrom(table).selectAll().execute();
    const atOnce = Math.floor(MOST_VALUES / Object.keys(rows[0] ?? { one: 1 }).length);
    for (let first = 0; first < rows.length; first += atOnce)
      statements.push(
        anyTable(db)
          .insertInto(table)
          .values(rows.slice(first, first + atOnce))
          .compile(),
      );
  }
  if (!isPostgres(db)) return statements;
  const { rows: sequences } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(db);
  for (const { name, last } of sequences)
    statements.push(sql`select setval(${sql.lit(`"${name}"`)}, ${sql.lit(Number(last))})`.compile(db));
  return statements;
}

/**
 * Seeds an empty database as `seed` does. Keeps the first seed of a process and stores it at once for all others: row
 * by row, with history, it took most of a test's time.
 */
export async function seedTestDatabase(db: Db, wanted: Settings['seed']): Promise<void> {
  const key = `${isPostgres(db) ? 'postgres' : 'sqlite'} ${wanted} ${new Date().toISOString().slice(0, 10)}`;
  const statements = kept.get(key);
  if (!statements) {
    await forAllTests(() => seed(db, wanted));
    kept.set(key, await statementsFor(db));
    return;
  }
  await db.transaction().execute(async (tx) => {
    await (isPostgres(db)
      ? sql`set local session_replication_role = replica`
      : sql`pragma defer_foreign_keys = on`
    ).execute(tx);
    for (const statement of statements) await tx.executeQuery(statement);
  });
}
