import { setImmediate } from 'node:timers/promises';
import { isPostgres } from './engines/engine';
import type { Queries } from './tables';

/**
 * Lets what waits in this process go on. The embedded database answers in it and at once, so that one query right after
 * another would hold everybody. Nothing happens where the database is another process, nor in a transaction, for which others wait.
 */
export async function yieldToEventLoop(db: Queries): Promise<void> {
  if (!isPostgres(db) && !db.isTransaction) await setImmediate();
}
