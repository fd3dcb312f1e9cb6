import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { passkeyInput, passkeySignInInput } from 'shared/domain/accounts/passkey';
import type { Passkey } from 'shared/domain/accounts/passkeyAnswers';
import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Company } from 'shared/domain/letterhead/companyFacts';
import type { z } from 'zod';
import { ApiError, badInput, conflict } from '../../../core/errors';
import type { AccountRow, Db, Queries } from '../../../db/tables';
import type { Settings } from '../../../settings';
import { noteChallenge, takeChallenge } from '../../auth/challenges';
import { findAccount } from '../findAccount';

/** Passkeys of one account. */
const MOST = 20;

/** The relying party of passkeys: browsers store them by host, and sign the origin. */
interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The site from `PUBLIC_URL`; without it only `localhost`, since anybody can send any host name. Browsers support no
 * passkeys for IP addresses. Throws 409 if there is none.
 */
export function relyingParty(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { host }: Pick<FastifyRequest, 'host'>,
): RelyingParty {
  const url = publicUrl ?? (/^localhost(:\d+)?$/.test(host) ? `http://${host}` : undefined);
  const { hostname, origin } = new URL(url ?? 'http://127.0.0.1');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    throw conflict('no_passkeys', 'Passkeys need the site’s name: the operator sets PUBLIC_URL to its address.');
  return { id: hostname, origin };
}

/** The passkeys of an account, the newest first. */
export function listPasskeys(db: Queries, accountId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute();
}

/** Whether an account had passkeys revoked with its password, and no second factor was set up or reset since. */
export const hasEndedPasskeys = async (db: Queries, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('passkeys')
    .select('id')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** The browser's options for creating a passkey: discoverable, with user verification by fingerprint, face or PIN. */
export async function askForNew(
  db: Db,
  { id: rpID }: RelyingParty,
  { id, name, email }: StoredAccount,
  { shortName: rpName }: Company,
) {
  const known = await db.selectFrom('passkeys').select('id').where('accountId', '=', id).execute();
  if (known.length >= MOST) throw conflict('too_many_passkeys', `You have ${MOST} passkeys; remove one first.`);
  const question = await generateRegistrationOptions({
    rpName,
    rpID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await noteChallenge(db, 'passkey', question.challenge, id);
  return { ...question };
}

/** Stores the passkey that a browser has created. Throws 400 if the response doesn't match the account's challenge. */
export async function keepPasskey(
  db: Db,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  accountId: string,
  { name, answer }: z.output<typeof passkeyInput>,
): Promise<(tx: Queries) => Promise<Passkey>> {
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: async (challenge) => (await takeChallenge(db, 'passkey', challenge)) === accountId,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified)
    throw badInput([{ path: 'answer', msg: 'This passkey request has expired. Please try again.' }]);
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const kept = { id, name, createdAt: new Date().toISOString(), usedAt: null };
  const transports = JSON.stringify(answer.response.transports ?? []);
  return async (tx) => {
    await tx
      .insertInto('passkeys')
      .values({
        ...kept,
        accountId,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        endedAt: null,
      })
      .execute();
    return kept;
  };
}

/** The browser's options for signing in with any passkey the person chooses. */
export async function askForAny(db: Db, { id: rpID }: RelyingParty) {
  const question = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
  await noteChallenge(db, 'passkey-sign-in', question.challenge);
  return { ...question };
}

const unknown = () =>
  new ApiError(
    401,
    'wrong_passkey',
    'This passkey isn’t recognised, or the request timed out. Try again or use your password.',
  );

/** The account of a passkey response. Throws 401 for any response that is not valid, fresh, and user-verified. */
export async function accountOfPasskey(
  db: Db,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  { answer }: z.output<typeof passkeySignInInput>,
): Promise<AccountRow> {
  const known = await db.selectFrom('passkeys').selectAll().where('id', '=', answer.id).executeTakeFirst();
  if (known?.endedAt !== null) throw unknown();
  const { id, accountId, publicKey, counter } = known;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: async (challenge) => (await takeChallenge(db, 'passkey-sign-in', challenge)) !== undefined,
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw unknown();
  const used = await db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, usedAt: new Date().toISOString() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw unknown();
  const account = await findAccount(db, { id: accountId });
  if (!account) throw unknown();
  return account;
}
