import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { Tables } from '../tables';

/** Whether the database is PostgreSQL; else it is SQLite. */
export function isPostgres(db: Kysely<Tables> | Transaction<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
