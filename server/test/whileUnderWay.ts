import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../src/db/tables';
import type { TestApp } from './openTestApp';

/** The number of statements waiting for this transaction's locks, or for a waiting one. */
async function waitingFor(tx: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with recursive waiting (pid) as (
      select pg_backend_pid()
      union select l.pid from pg_locks l join waiting on not l.granted and waiting.pid = any(pg_blocking_pids(l.pid))
    ) select count(*)::int - 1 as count from waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Runs `work` while another server's transaction with `change` is open, and returns its result after the commit.
 * Commits once `waiting` statements (by default one) of `work` wait for the transaction and so have read what they
 * decide by. On an embedded engine transactions take turns, so that `work` finds the change.
 */
export async function whileUnderWay<T>(
  { db, another }: Pick<TestApp, 'db' | 'another'>,
  change: (tx: Queries) => Promise<unknown>,
  work: () => Promise<T>,
  waiting = 1,
): Promise<T> {
  const other = await another?.();
  const answers = await (other ?? db).transaction().execute(async (tx) => {
    await change(tx);
    let isOver = false;
    const answer = work().finally(() => {
      isOver = true;
    });
    while (other && !isOver && (await waitingFor(tx)) < waiting) await pause(5);
    // In an array, or the transaction would wait for it.
    return [answer];
  });
  return answers[0] as T;
}
