import { sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries, Tables } from './tables';

/**
 * Locks a table until the transaction ends: writers wait, readers go on. For decisions by rows that somebody else may
 * be adding. The embedded database runs one transaction after the other. Outside of a transaction, where a row is only
 * judged, nothing is locked.
 */
export async function holdTable(tx: Queries, table: keyof Tables): Promise<void> {
  if (isPostgres(tx) && tx.isTransaction)
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}
