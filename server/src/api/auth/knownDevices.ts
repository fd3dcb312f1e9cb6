import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Queries } from '../../db/tables';
import type { Settings } from '../../settings';
import { hashOf, newSecret } from './secretTokens';

/*
 * A cookie identifies a browser that signed in to an account before. It gives no rights, but has its own failure count,
 * so that failures elsewhere can't lock out the account's person.
 */

const COOKIE = 'device';

/** How long a browser stays known without a sign-in, in milliseconds: 180 days. */
const KNOWN_MS = 180 * 24 * 60 * 60 * 1000;

/** How many browsers of an account are known; the latest ones. */
const MOST = 20;

const form = new RegExp(String.raw`(?:^|;)\s*${COOKIE}=([\w-]{43})\s*(?:;|$)`);
const secretOf = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  form.exec(request.headers.cookie ?? '')?.[1];

const since = () => new Date(Date.now() - KNOWN_MS).toISOString();

/** The known browser of a request for the account of an email address: its failures are counted separately. */
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

/** Marks the browser as known for the account, by a cookie. */
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
 * Reuses this server's cookie of another account, otherwise creates one: a foreign cookie could be known to an
 * attacker.
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

/** Forgets all known browsers. */
export async function forgetDevices(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('accountId', '=', accountId).execute();
}
