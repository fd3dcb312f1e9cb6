import type { Queries } from '../../db/tables';
import { hashOf } from './secretTokens';

/** The purpose of a challenge: it is good for nothing else. */
export type Purpose = 'passkey' | 'passkey-sign-in' | 'provider' | 'provider-session';

/** How long an answer may take, in milliseconds. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** Notes a challenge by the hash of its secret, with its data. Expired ones are removed. */
export async function noteChallenge(db: Queries, purpose: Purpose, secret: string, data = ''): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('challenges').where('expiresAt', '<', new Date(now).toISOString()).execute();
  await db
    .insertInto('challenges')
    .values({ hash: hashOf(secret), purpose, data, expiresAt: new Date(now + CHALLENGE_MS).toISOString() })
    .execute();
}

/** Takes a challenge, which works once. Returns what belongs to it; undefined when it is unknown, was taken or is over. */
export async function takeChallenge(db: Queries, purpose: Purpose, secret: string): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('challenges')
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', new Date().toISOString())
    .returning('data')
    .executeTakeFirst();
  return taken?.data;
}
