import type { FastifyRequest } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../db/tables';
import { actorOf } from './actorOf';
import { audit } from './audit';
import { countCall } from './throttle';

/** How long a day's count is kept before it is logged, in milliseconds: longer than a server is ever down. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const KEY = 'read:';

/** Day, account and route: `read:2026-11-25:<account>:tasks`. */
const keyOf = (day: IsoDate, accountId: string, what: string) => `${KEY}${day}:${accountId}:${what}`;

/**
 * Counts a complete read of a list or file: `what` is its route. The first of a day is logged at once, and the day's
 * count after it is over (`sumReads`). Anonymous reads are not counted.
 */
export async function noteRead(
  db: Queries,
  request: Pick<FastifyRequest, 'account' | 'ip'>,
  what: string,
): Promise<void> {
  const actor = actorOf(request);
  if (actor.id === '') return;
  const { count } = await countCall(db, keyOf(today(), actor.id, what), KEPT_MS);
  if (count === 1) await audit(db, actor, 'records.read', { detail: what });
}

/**
 * Logs how often each person read completely on the days before `day`: one row per person and day. Call it in a
 * transaction.
 */
export async function sumReads(tx: Queries, day: IsoDate): Promise<void> {
  const rows = await tx
    .deleteFrom('throttles')
    .where('key', '>=', KEY)
    .where('key', '<', `${KEY}${day}`)
    .returning(['key', 'count'])
    .execute();
  const sums = new Map<string, string[]>();
  for (const { key, count } of rows) {
    const [on = '', accountId = '', ...what] = key.slice(KEY.length).split(':');
    const of = `${on}:${accountId}`;
    sums.set(of, [...(sums.get(of) ?? []), `${what.join(':')} ${count}`]);
  }
  for (const [of, counts] of sums) {
    const [on = '', id = ''] = of.split(':');
    const account = await tx.selectFrom('every_accounts').select('name').where('id', '=', id).executeTakeFirst();
    await audit(tx, { id, name: account?.name ?? '' }, 'records.read-sum', {
      detail: `${on}: ${counts.sort().join(', ')}`,
    });
  }
}
