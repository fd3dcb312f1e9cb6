import { CompiledQuery } from 'kysely';
import { isPostgres } from './engine';
import type { Queries } from './tables';

/** A query whose one row has a `total`. */
interface Counting {
  compile(): CompiledQuery<{ total: number }>;
}

/** Grows with each change that this connection makes, and with each commit of another process. */
const changes = CompiledQuery.raw(
  'select total_changes() as own, data_version as others from pragma_data_version',
) as CompiledQuery<{ own: number; others: number }>;

/** The most counts that are remembered of a database; each filter is another. */
const MOST = 500;

const remembered = new WeakMap<Queries, { version: string; totals: Map<string, number> }>();

/**
 * The exact total of a counting query. The embedded database counts by walking the list, and nobody else is answered
 * meanwhile; so what it counted is remembered until anything is written. PostgreSQL, to which others write, counts each
 * time, and so does a transaction, which may be taken back.
 */
export async function countOnce(db: Queries, query: Counting): Promise<number> {
  const compiled = query.compile();
  const count = async () => Number((await db.executeQuery(compiled)).rows[0]?.total);
  if (isPostgres(db) || db.isTransaction) return count();
  const [state] = (await db.executeQuery(changes)).rows;
  const version = `${state?.own} ${state?.others}`;
  let known = remembered.get(db);
  if (known?.version !== version || known.totals.size >= MOST) {
    known = { version, totals: new Map() };
    remembered.set(db, known);
  }
  const key = JSON.stringify([compiled.sql, compiled.parameters]);
  const total = known.totals.get(key) ?? (await count());
  known.totals.set(key, total);
  return total;
}
