import { createHash, randomBytes } from 'node:crypto';
import type { Account } from 'shared/domain/session';
import { newId } from '../../db/newId';
import type { AccountRow, Db, Queries } from '../../db/tables';

/** How long a session lasts, in milliseconds: 12 hours. */
const SESSION_MS = 12 * 60 * 60 * 1000;

/** How far the clocks of two servers may be apart, in milliseconds. A session of a later time began before a clock was set back. */
const SKEW_MS = 60_000;

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

/** An account as the API shows it. */
export function toAccount(row: AccountRow): Account {
  const { id, version, createdAt, updatedAt, name, email, phone } = row;
  return {
    id,
    version,
    createdAt,
    updatedAt,
    name,
    email,
    phone,
    role: row.role === 'owner' ? 'owner' : 'staff',
    status: row.status === 'active' ? 'active' : 'waiting',
  };
}

/** Starts a session and answers its token, which is stored as a hash only. Sessions that are over are cleared. */
export async function startSession(db: Queries, accountId: string): Promise<string> {
  const token = `${newId()}.${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  await db.deleteFrom('sessions').where('expiresAt', '<', new Date(now).toISOString()).execute();
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashed(token),
      accountId,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + SESSION_MS).toISOString(),
    })
    .execute();
  return token;
}

/** The active account that a token stands for, or null. A session is void when its begin lies ahead: how old it is can't be told. */
export async function findSession(db: Db, token: string): Promise<Account | null> {
  const now = Date.now();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .selectAll('accounts')
    .where('tokenHash', '=', hashed(token))
    .where('sessions.expiresAt', '>', new Date(now).toISOString())
    .where('sessions.createdAt', '<', new Date(now + SKEW_MS).toISOString())
    .where('accounts.deletedAt', 'is', null)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  return row ? toAccount(row) : null;
}

/** Ends the session of a token, and answers whose it was; undefined when there was none. */
export async function endSession(db: Queries, token: string): Promise<Pick<Account, 'id' | 'name'> | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', hashed(token))
    .returning('accountId')
    .executeTakeFirst();
  return ended && db.selectFrom('accounts').select(['id', 'name']).where('id', '=', ended.accountId).executeTakeFirst();
}

/** Ends every session of an account. By default all of them; `exceptToken` stays. */
export async function endSessions(db: Queries, accountId: string, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', exceptToken === undefined ? '' : hashed(exceptToken))
    .execute();
}
