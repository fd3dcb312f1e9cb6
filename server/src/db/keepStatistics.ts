import { sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Db } from './tables';

/** How often tables are checked, in milliseconds. */
const EVERY_MS = 60_000;

/**
 * Maintains the statistics by which SQLite chooses an index; PostgreSQL maintains its own. Without them a large list is
 * sorted row by row although an index has its order. Analyses all tables now, and every minute those that have outgrown
 * the last analysis; completely, because samples (`analysis_limit`) make "not deleted" look rare. Returns the function
 * that stops it.
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
