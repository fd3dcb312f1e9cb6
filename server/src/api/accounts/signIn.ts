import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Session, session } from 'shared/domain/accounts/session';
import { actorOf } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { ApiOptions } from '../../core/context';
import { ApiError, notAllowed } from '../../core/errors';
import type { AccountRow } from '../../db/tables';
import { callerOf } from '../auth/caller';
import { ownersToAsk, readRole, toSignedIn } from '../auth/grants';
import { rememberDevice } from '../auth/knownDevices';
import { lockAccount } from '../auth/lockAccount';
import { startSession, toAccount } from '../auth/sessions';
import { type IdentityKey, signsIn } from './provider/identityLinks';
import { hasEndedPasskeys, listPasskeys } from './secondFactor/passkeys';
import { hasAuthenticator, isSecondFactorRequired, takeCode } from './secondFactor/secondFactor';

/**
 * The proof of a sign-in; `code` comes from the authenticator app, or is a recovery code. A passkey counts as two
 * factors.
 */
export type Shown =
  | { by: 'password'; code?: string }
  | { by: 'provider'; code?: string; identity: IdentityKey }
  | { by: 'passkey' };

/** The responses and errors of a route that signs in. */
export const answersSession = { response: { 200: session }, refuses: [401, 403, 409, 429] };

/**
 * Signs in the account's person after verification. Throws 403 `waiting`, 401 `second_factor` if a code is needed and
 * missing, 401 `passkey_needed` if only a passkey provides two factors, 401 `wrong_code`, 401 `changed` if the account
 * was changed concurrently, and 429 after too many of those. An account that requires a second factor and has none gets
 * a limited session.
 */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, settings }: ApiOptions,
  row: AccountRow,
  shown: Shown,
): Promise<Session> {
  const actor = actorOf(request, row);
  const record = ['accounts', row.id] as const;
  if (row.status !== 'active') {
    await audit(db, actor, 'sign-in.refused', { record, detail: 'waiting' });
    throw notAllowed('Your account is waiting for approval.', 'waiting');
  }
  const { by, code = '' } = { code: '', ...shown };
  const asksForCode = by !== 'passkey' && (await hasAuthenticator(db, row.id));
  const codeNeeded = () =>
    new ApiError(401, 'second_factor', 'Enter the code of your authenticator app, or a recovery code.');
  if (asksForCode && code === '') throw codeNeeded();
  if (asksForCode && !(await takeCode(db, settings, row.id, code))) {
    await audit(db, actor, 'sign-in.refused', { record, detail: 'wrong code' });
    throw new ApiError(
      401,
      'wrong_code',
      'This code is wrong or was used before. Wait for the next one and try again.',
    );
  }
  const isWanting = by === 'password' && !asksForCode && (await isSecondFactorRequired(db));
  if (isWanting && (await listPasskeys(db, row.id)).length > 0)
    throw new ApiError(401, 'passkey_needed', 'The owner requires a second factor: sign in with your passkey.');
  if (isWanting && (await hasEndedPasskeys(db, row.id)))
    throw new ApiError(
      401,
      'passkey_needed',
      `Your passkeys have ended, and the owner requires a second factor. Ask ${await ownersToAsk(db)} to reset yours.`,
    );
  const token = await db.transaction().execute(async (tx) => {
    // The sign-in method is still valid: no new password, removed provider link or added factor meanwhile.
    const held = await lockAccount(tx, row.id);
    const isTheSame = held.passwordHash === row.passwordHash && held.status === 'active' && held.deletedAt === null;
    if (!isTheSame || (shown.by === 'provider' && !(await signsIn(tx, shown.identity, row.id))))
      throw new ApiError(401, 'changed', 'Your account was changed while you signed in. Please sign in again.');
    if (by !== 'passkey' && !asksForCode && (await hasAuthenticator(tx, row.id))) throw codeNeeded();
    await audit(tx, actor, 'sign-in', { record, detail: asksForCode ? `${by} and code` : by });
    await rememberDevice(tx, request, reply, row.id, settings);
    return startSession(tx, row.id, callerOf(request), isWanting);
  });
  const granted = (await readRole(db, row.role))?.granted ?? [];
  const account = await toSignedIn(db, request.server, { ...toAccount(row), granted });
  return { token, account, isLimited: isWanting };
}
