import { sql } from 'kysely';
import type { Queries } from '../../../db/tables';

/** Whether the last mail to an address came back: until one sent by hand arrives, no reminder goes there. */
export async function comesBack(db: Queries, address: string): Promise<boolean> {
  const last = await db
    .selectFrom('live_sendings')
    .select('state')
    .where(sql`lower("to")`, '=', address.toLowerCase())
    .where('sentAt', 'is not', null)
    .where('state', 'in', ['Sent', 'Came back'])
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'Came back';
}
