import type { Reach } from 'shared/domain/accounts/reach';
import type { StoredAccount } from 'shared/domain/accounts/session';
import type { OwnSession } from 'shared/domain/accounts/sessionAnswers';
import type { GrantedAccount } from '../../core/types';
import { compiledOnce } from '../../db/compiledOnce';
import { newId } from '../../db/newId';
import type { AccountRow, Db, Queries } from '../../db/tables';
import { type Caller, unknownCaller } from './caller';
import { grantedTo } from './grants';
import { hashOf, newSecret } from './secretTokens';

/** How long a session lasts, in milliseconds: 12 hours. */
const SESSION_MS = 12 * 60 * 60 * 1000;

/** The maximum clock difference between two servers, in milliseconds. */
const SKEW_MS = 5 * 60_000;

/** How often a session's use is recorded, in milliseconds. */
const SEEN_MS = 60_000;

const at = (time: number) => new Date(time).toISOString();

/** The columns of an account that the API shows. */
const shown = ['id', 'version', 'createdAt', 'updatedAt', 'name', 'email', 'phone', 'role', 'status', 'reach'] as const;

/** An account in the API's responses. */
export function toAccount(row: Pick<AccountRow, (typeof shown)[number]>): StoredAccount {
  const { id, version, createdAt, updatedAt, name, email, phone } = row;
  return {
    id,
    version,
    createdAt,
    updatedAt,
    name,
    email,
    phone,
    role: row.role,
    status: row.status === 'active' ? 'active' : 'waiting',
    reach: JSON.parse(row.reach) as Reach,
  };
}

/**
 * Deletes all sessions if one was used in the future: then the clock has been set back since, and no session's age is
 * known.
 */
const ofAnEarlierClock = (db: Queries, soon: string) =>
  db.selectFrom('sessions as ahead').select('ahead.id').where('ahead.seenAt', '>', soon);

/**
 * Starts a session and returns its token, which is stored only as a hash. Deletes expired sessions. `caller`: device
 * and address; by default, unknown. `isLimited`: only setting up a second factor is allowed in it; by default false.
 */
export async function startSession(
  db: Queries,
  accountId: string,
  { device, address }: Caller = unknownCaller,
  isLimited = false,
): Promise<string> {
  const token = `${newId()}.${newSecret()}`;
  const now = Date.now();
  await db
    .deleteFrom('sessions')
    .where(({ eb, exists, or }) => or([eb('expiresAt', '<', at(now)), exists(ofAnEarlierClock(db, at(now + SKEW_MS)))]))
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      tokenHash: hashOf(token),
      accountId,
      device,
      address,
      createdAt: at(now),
      seenAt: at(now),
      expiresAt: at(now + SESSION_MS),
      isLimited: isLimited ? 1 : 0,
    })
    .execute();
  return token;
}

/** A valid session: its account, and whether only setting up a second factor is allowed. */
interface LiveSession {
  account: GrantedAccount;
  isLimited: boolean;
}

/** Used for each request, so compiled once. */
const liveSession = compiledOnce((db, value: (name: 'hash' | 'now' | 'soon') => string) =>
  db
    .selectFrom('sessions')
    .innerJoin('live_accounts as accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('live_roles as roles', (join) => join.onRef('roles.id', '=', 'accounts.role'))
    .select('roles.rights')
    .select(shown.map((column) => `accounts.${column}` as const))
    .select(['sessions.seenAt', 'sessions.isLimited'])
    .where('tokenHash', '=', value('hash'))
    .where('sessions.expiresAt', '>', value('now'))
    .where('sessions.createdAt', '<', value('soon'))
    .where(({ not, exists }) => not(exists(ofAnEarlierClock(db, value('soon')))))
    .where('accounts.status', '=', 'active'),
);

/** The session of a token, or null. Records its use, and `address` if known. */
export async function readSession(db: Db, token: string, address?: string): Promise<LiveSession | null> {
  const session = await peekSession(db, token);
  const before = at(Date.now() - SEEN_MS);
  if (session && session.seenAt < before) await noteUse(db, token, address, before);
  return session;
}

/** The same, without recording its use: an open but unused tab must not extend a session. */
export async function peekSession(db: Db, token: string): Promise<(LiveSession & { seenAt: string }) | null> {
  const now = Date.now();
  const [row] = await liveSession(db, { hash: hashOf(token), now: at(now), soon: at(now + SKEW_MS) });
  if (!row) return null;
  const account = { ...toAccount(row), granted: grantedTo(row.role, row.rights) };
  return { account, isLimited: row.isLimited === 1, seenAt: row.seenAt };
}

/** The active account of a token, or null, also for a limited session. */
export async function findSession(db: Db, token: string): Promise<GrantedAccount | null> {
  const session = await readSession(db, token);
  return session === null || session.isLimited ? null : session.account;
}

/** Lifts the limit of a token's session. Returns whether it had one. */
export async function liftLimit(db: Queries, token: string | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ isLimited: 0 })
    .where('tokenHash', '=', hashOf(token ?? ''))
    .where('isLimited', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of several concurrent requests, one records it. A failure, as on a full disk, must not prevent reading. */
async function noteUse(db: Db, token: string, address: string | undefined, before: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seenAt: at(Date.now()), ...(address === undefined ? {} : { address }) })
    .where('tokenHash', '=', hashOf(token))
    .where('seenAt', '<', before)
    .execute()
    .catch(() => undefined);
}

/** The sessions of an account, that of `token` first and then by last use. */
export async function listSessions(db: Db, accountId: string, token: string): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'createdAt', 'seenAt', 'tokenHash'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', at(Date.now()))
    .orderBy('seenAt', 'desc')
    .execute();
  const own = hashOf(token);
  return rows
    .map(({ tokenHash, ...session }) => ({ ...session, isThis: tokenHash === own }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends the session of a token, and returns its account; undefined if there was none. */
export async function endSession(db: Queries, token: string): Promise<Pick<StoredAccount, 'id' | 'name'> | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('tokenHash', '=', hashOf(token))
    .returning('accountId')
    .executeTakeFirst();
  return (
    ended &&
    db
      .selectFrom('every_accounts as accounts')
      .select(['id', 'name'])
      .where('id', '=', ended.accountId)
      .executeTakeFirst()
  );
}

/** Ends one session of an account; false when the account has no such session. */
export async function endOneSession(db: Queries, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of an account except that of `exceptToken`. */
export async function endSessions(db: Queries, accountId: string, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('accountId', '=', accountId)
    .where('tokenHash', '<>', exceptToken === undefined ? '' : hashOf(exceptToken))
    .execute();
}
