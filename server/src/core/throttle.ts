import { sql } from 'kysely';
import type { Queries } from '../db/tables';
import { tooMany } from './errors';

/** How much is too much. */
export interface Limit {
  /** Calls in one window. */
  most: number;
  /** The window's length in milliseconds; it begins with its first call. */
  windowMs: number;
}

/** How far two servers' clocks may differ, in milliseconds. */
const SKEW_MS = 60_000;

/**
 * Counts a call, as one or by its amount, and answers the count in the window, this call included, and when it ends.
 * Atomic across servers. A window that ends later than a new one was made by a clock that was ahead, and starts again.
 */
export async function countCall(
  db: Queries,
  key: string,
  windowMs: number,
  amount = 1,
): Promise<{ count: number; resetAt: string }> {
  const now = new Date().toISOString();
  const resetAt = new Date(Date.now() + windowMs).toISOString();
  const latest = new Date(Date.now() + windowMs + SKEW_MS).toISOString();
  const isOver = sql`"throttles"."resetAt" <= ${now} or "throttles"."resetAt" > ${latest}`;
  return db
    .insertInto('throttles')
    .values({ key, count: amount, resetAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${isOver} then ${amount} else "throttles"."count" + ${amount} end`,
        resetAt: sql<string>`case when ${isOver} then ${resetAt} else "throttles"."resetAt" end`,
      }),
    )
    .returning(['count', 'resetAt'])
    .executeTakeFirstOrThrow();
}

/** Counts a call, as one or by its amount. Throws 429 with the time to wait once the limit is passed. */
export async function throttle(
  db: Queries,
  key: string,
  { most, windowMs }: Limit,
  what: string,
  amount = 1,
): Promise<void> {
  await clearWhenDue(db);
  const { count, resetAt } = await countCall(db, key, windowMs, amount);
  if (count <= most) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(resetAt) - Date.now()) / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  throw tooMany(`${what} Please try again in ${wait}.`, seconds);
}

/** Forgets the counts: it was no attack after all. */
export async function forgetCalls(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Gives one counted call back. */
export async function forgiveCall(db: Queries, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql<number>`"count" - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** How often windows that are over are cleared, in milliseconds. */
const CLEAR_MS = 10 * 60 * 1000;
let clearedAt = 0;

/** Clears windows that are over when that was not done lately: each address that ever called would leave a row. */
async function clearWhenDue(db: Queries): Promise<void> {
  if (Math.abs(Date.now() - clearedAt) < CLEAR_MS) return;
  clearedAt = Date.now();
  await clearThrottles(db);
}

/** Clears windows that are over. */
export async function clearThrottles(db: Queries): Promise<void> {
  await db.deleteFrom('throttles').where('resetAt', '<', new Date().toISOString()).execute();
}
