import { createHash, randomBytes } from 'node:crypto';
import type { GrantedAccount } from '../../core/types';
import type { Db, Queries } from '../../db/tables';
import { opens, readRole } from '../auth/grants';
import { toAccount } from '../auth/sessions';

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates an account's feed token, replacing an earlier one, and returns it; only its hash is stored. */
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

/** When the account's feed was created, or null if there is none. */
export async function feedMadeAt(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('createdAt')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Revokes the account's feed: its address returns 404 from then on. */
export async function endFeed(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('accountId', '=', accountId).execute();
}

/** The active account of a feed token, if it may see the calendar. */
export async function feedAccount(db: Db, token: string): Promise<GrantedAccount | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .innerJoin('live_accounts as accounts', 'accounts.id', 'calendar_feeds.accountId')
    .selectAll('accounts')
    .where('calendar_feeds.tokenHash', '=', hashed(token))
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  const account = row && { ...toAccount(row), granted: (await readRole(db, row.role))?.granted ?? [] };
  return account && opens(account, { access: 'calendar:read', keepsReach: true }) ? account : undefined;
}
