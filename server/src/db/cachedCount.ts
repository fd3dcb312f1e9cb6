import { CompiledQuery } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries } from './tables';

/** A query whose only row has a `total`. */
type Counting = CompiledQuery<{ total: number }>;

const versionOf = (sql: string) => CompiledQuery.raw(sql) as CompiledQuery<{ version: string }>;
const versions = {
  /** Increases with each change on this connection, and each commit of another process. */
  sqlite: versionOf("select total_changes() || ' ' || data_version as version from pragma_data_version"),
  /** Which transactions have ended: while it is unchanged, so is all visible data. */
  postgres: versionOf('select pg_current_snapshot()::text as version'),
};

/** The maximum number of cached counts per database; each filter is another. */
const MOST = 500;

const remembered = new WeakMap<Queries, { version: string; totals: Map<string, Promise<number>> }>();

/**
 * The exact total of a counting query. Counting scans the list, so a count is cached until the next write by any
 * server, and concurrent callers share it. In a transaction it is never cached: its data may be rolled back.
 */
export async function cachedCount(db: Queries, query: Counting): Promise<number> {
  const count = async () => Number((await db.executeQuery(query)).rows[0]?.total);
  if (db.isTransaction) return count();
  const [state] = (await db.executeQuery(versions[isPostgres(db) ? 'postgres' : 'sqlite'])).rows;
  const version = String(state?.version);
  let known = remembered.get(db);
  if (known?.version !== version || known.totals.size >= MOST) {
    known = { version, totals: new Map() };
    remembered.set(db, known);
  }
  const { totals } = known;
  const key = JSON.stringify([query.sql, query.parameters]);
  const total = totals.get(key) ?? count();
  totals.set(key, total);
  // Whether a failure is temporary.
  total.catch(() => totals.delete(key));
  return total;
}
