import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Queries } from '../../db/tables';
import type { Settings } from '../../settings';
import { hashOf, newSecret } from './secretTokens';

/*
 * A browser that signed in to an account before is known by a cookie. It gives no right: it has failures of its own
 * counted, so that nobody who fails elsewhere keeps the account's person out.
 */

const COOKIE = 'device';

/** How long a browser stays known without a sign-in, in milliseconds: 180 days. */
const KNOWN_MS = 180 * 24 * 60 * 60 * 1000;

/** How many browsers of an account are known; of more, the latest. */
const MOST = 20;

const form = new RegExp(String.raw`(?:^|;)\s*${COOKIE}=([\w-]{43})\s*(?:;|$)`);
const secretOf = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  form.exec(request.headers.cookie ?? '')?.[1];

const since = () => new Date(Date.now() - KNOWN_MS).toISOString();

/**
 * The browser that a request comes from, when it is known to the account of an email address: its failures are counted
 * separately.
 */
export async function knownDevice(db: Db, request: FastifyRequest, email: string): Promise<string | undefined> {
  const secret = secretOf(request);
  if (secret === undefined) return undefined;
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('live_accounts as accounts', 'accounts.id', 'known_devices.accountId')
    .select('tokenHash')
    .where('tokenHash', '=', hashOf(secret))
    .where('seenAt', '>', since())
    .where('accounts.email', '=', email)
    .executeTakeFirst();
  return row?.tokenHash;
}

/** Remembers, by a cookie, that the account's person was in this browser. */
export async function rememberDevice(
  db: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
  { apiBase, publicUrl }: Pick<Settings, 'apiBase' | 'publicUrl'>,
): Promise<void> {
  const secret = await issuedSecret(db, request);
  const [tokenHash, seenAt] = [hashOf(secret), new Date().toISOString()];
  await db
    .insertInto('known_devices')
    .values({ tokenHash, accountId, seenAt })
    .onConflict((known) => known.columns(['accountId', 'tokenHash']).doUpdateSet({ seenAt }))
    .execute();
  const latest = db
    .selectFrom('known_devices')
    .select('tokenHash')
    .where('accountId', '=', accountId)
    .orderBy('seenAt', 'desc')
    .limit(MOST);
  await db
    .deleteFrom('known_devices')
    .where('accountId', '=', accountId)
    .where((where) => where.or([where('seenAt', '<', since()), where('tokenHash', 'not in', latest)]))
    .execute();
  const path = `${new URL(apiBase, 'http://localhost').pathname.replace(/\/$/, '')}/auth`;
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${COOKIE}=${secret}; Path=${path}; Max-Age=${KNOWN_MS / 1000}; HttpOnly; SameSite=Strict${secure}`,
  );
}

/**
 * This server's earlier cookie in the browser, for another account; else a new one: a stranger's cookie could be known
 * to them.
 */
async function issuedSecret(db: Queries, request: FastifyRequest): Promise<string> {
  const secret = secretOf(request);
  const issued =
    secret !== undefined &&
    (await db
      .selectFrom('known_devices')
      .select('accountId')
      .where('tokenHash', '=', hashOf(secret))
      .executeTakeFirst());
  return issued ? secret : newSecret();
}

/** No browser is known any more. */
export async function forgetDevices(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('accountId', '=', accountId).execute();
}
