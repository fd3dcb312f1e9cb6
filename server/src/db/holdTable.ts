import { sql } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Queries, Tables } from './tables';

/**
 * Locks a table until the transaction ends: writers wait, readers continue. For decisions based on rows that another
 * transaction may be adding. The embedded database runs transactions one after the other. Locks nothing outside a
 * transaction, where rows are only checked.
 */
export async function holdTable(tx: Queries, table: keyof Tables): Promise<void> {
  if (isPostgres(tx) && tx.isTransaction)
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}
