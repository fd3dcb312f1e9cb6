import type { Queries } from '../../db/tables';
import { hashOf } from './secretTokens';

/** The purpose of a challenge, the only one it is valid for. */
export type Purpose = 'passkey' | 'passkey-sign-in' | 'provider' | 'provider-session';

/** How long a challenge is valid, in milliseconds. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** Stores a challenge by the hash of its secret, with its data. Deletes expired ones. */
export async function noteChallenge(db: Queries, purpose: Purpose, secret: string, data = ''): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('challenges').where('expiresAt', '<', new Date(now).toISOString()).execute();
  await db
    .insertInto('challenges')
    .values({ hash: hashOf(secret), purpose, data, expiresAt: new Date(now + CHALLENGE_MS).toISOString() })
    .execute();
}

/** Consumes a challenge. Returns its data; undefined if it is unknown, used or expired. */
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
