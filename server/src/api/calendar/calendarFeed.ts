import { createHash, randomBytes } from 'node:crypto';
import type { Db, Queries } from '../../db/tables';
import { opens } from '../auth/grants';
import { readMaker } from '../links/linkMaker';

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes an account's feed token, in place of an earlier one, and answers it; only its hash is stored. */
export async function startFeed(db: Queries, accountId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const row = { tokenHash: hashed(token), createdAt: new Date().toISOString() };
  await db
    .insertInto('calendar_feeds')
    .values({ accountId, ...row })
    .onConflict((existing) => existing.column('accountId').doUpdateSet(row))
    .execute();
  return token;
}

/** When the account's feed was made, or null while it has none. */
export async function feedMadeAt(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Ends the account's feed: its address answers 404 from now on. */
export async function endFeed(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('accountId', '=', accountId).execute();
}

/** Whether a token is the feed of an active account that may see the calendar. */
export async function isFeedToken(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('accountId')
    .where('tokenHash', '=', hashed(token))
    .executeTakeFirst();
  const maker = row && (await readMaker(db, row.accountId));
  return maker !== undefined && opens(maker, { access: 'calendar:read' });
}
