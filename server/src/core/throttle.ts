import { sql } from 'kysely';
import type { Queries } from '../db/tables';
import { tooMany } from './errors';

/** A rate limit. */
export interface Limit {
  /** Requests in one window. */
  most: number;
  /** The window's length in milliseconds; it starts with its first request. */
  windowMs: number;
}

/** The maximum clock difference between two servers, in milliseconds. */
const SKEW_MS = 60_000;

/**
 * Counts a request, as one or by its amount, and returns the count in the window, including this one, and the window's
 * end. Atomic across servers. A window that ends later than a new one would was created by a clock that was ahead, and
 * is restarted.
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

/** Counts a request, as one or by its amount. Throws 429 with the time to wait once the limit is exceeded. */
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

/** Resets the count: it was no attack after all. */
export async function forgetCalls(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Undoes one counted request. */
export async function forgiveCall(db: Queries, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set({ count: sql<number>`"count" - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** How often expired windows are deleted, in milliseconds. */
const CLEAR_MS = 10 * 60 * 1000;
let clearedAt = 0;

/** Deletes expired windows if that wasn't done lately: each address that ever sent a request would leave a row. */
async function clearWhenDue(db: Queries): Promise<void> {
  if (Math.abs(Date.now() - clearedAt) < CLEAR_MS) return;
  clearedAt = Date.now();
  await clearThrottles(db);
}

/** Deletes expired windows. */
export async function clearThrottles(db: Queries): Promise<void> {
  await db.deleteFrom('throttles').where('resetAt', '<', new Date().toISOString()).execute();
}
