import { sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Db } from './tables';

/** How often tables are looked at, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Keeps the statistics by which SQLite chooses an index; PostgreSQL keeps its own. Without them a large list is sorted
 * row by row although an index has its order. All tables are read now, and every minute those that have outgrown the
 * last reading; not by samples (`analysis_limit`), which make "not deleted" look rare. Returns the function that stops
 * it.
 */
export async function keepStatistics(db: Db): Promise<() => void> {
  if (isPostgres(db)) return () => undefined;
  await sql`analyze`.execute(db);
  const timer = setInterval(() => {
    sql`pragma optimize`.execute(db).catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
