import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import { isPostgres } from './engines/engine';
import type { Tables } from './tables';

/** Any number that no other program locks in the same database. */
const LOCK = 7_203_511;

/** How often it is asked whether the other server is ready, in milliseconds. */
const AGAIN_MS = 200;

/**
 * Waits until no other server prepares the same database, and keeps them waiting until the transaction's end. It is asked
 * again and again, for what another server does may take longer than any query may.
 */
export async function takeTurn(tx: Transaction<Tables>): Promise<void> {
  if (!isPostgres(tx)) return;
  const isMine = async () => {
    const { rows } = await sql<{
      isMine: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as "isMine"`.execute(tx);
    return rows[0]?.isMine === true;
  };
  while (!(await isMine())) await pause(AGAIN_MS);
}
