import type { FastifyRequest } from 'fastify';
import { noSession } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { bearerToken } from './bearerToken';
import { lockAccount } from './lockAccount';
import { ownAccount } from './ownAccount';
import { hashOf } from './secretTokens';

/**
 * Holds the own account and throws 401 when the session that asks has ended meanwhile: what a session adds to an account
 * comes too late for a password that was set again. Call it first in the transaction.
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
