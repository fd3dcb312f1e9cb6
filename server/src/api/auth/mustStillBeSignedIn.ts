import type { FastifyRequest } from 'fastify';
import { noSession } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { bearerToken } from './bearerToken';
import { lockAccount } from './lockAccount';
import { ownAccount } from './ownAccount';
import { hashOf } from './secretTokens';

/**
 * Locks the own account and throws 401 if the caller's session has ended meanwhile: a revoked session can't add
 * anything to an account after a password reset. Call it first in the transaction.
 */
export async function mustStillBeSignedIn(tx: Queries, request: FastifyRequest): Promise<void> {
  await lockAccount(tx, ownAccount(request).id);
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('tokenHash', '=', hashOf(bearerToken(request) ?? ''))
    .executeTakeFirst();
  if (!session) throw noSession();
}
