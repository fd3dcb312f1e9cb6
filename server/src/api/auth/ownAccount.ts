import type { FastifyRequest } from 'fastify';
import type { Account } from 'shared/domain/session';
import { noSession } from '../core/errors';

/** The account of the person who asks. Throws 401 without a session. */
export function ownAccount({ account }: Pick<FastifyRequest, 'account'>): Account {
  if (!account) throw noSession();
  return account;
}
