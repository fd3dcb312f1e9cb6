import type { FastifyRequest } from 'fastify';
import { noSession } from '../../core/errors';
import type { GrantedAccount } from '../../core/types';

/** The caller's account. Throws 401 without a session. */
export function ownAccount({ account }: Pick<FastifyRequest, 'account'>): GrantedAccount {
  if (!account) throw noSession();
  return account;
}
