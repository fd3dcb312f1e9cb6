import { sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries, Tables } from './tables';

/**
 * Holds a table until the transaction ends: who writes to it waits, who reads goes on. For what is decided by rows that
 * somebody else may be adding. The embedded database does one transaction after the other. Outside of a transaction, where a
 * row is only judged, nothing is held.
 */
export async function holdTable(tx: Queries, table: keyof Tables): Promise<void> {
  if (isPostgres(tx) && tx.isTransaction)
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}
