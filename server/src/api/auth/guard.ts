import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/tables';
import { noSession, notAllowed } from '../core/errors';
import { bearerToken } from './bearerToken';
import { readSession } from './sessions';

/**
 * Lets a request through to its route: everyone when the route says `public`, else who has a session,
 * and the owner only where it says `owner`. A limited session reaches only what says `whileLimited`. The token is read from a header, which no other site can
 * make a browser send, so calls of the console can't be forged from elsewhere.
 */
export function guard(db: Db) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.is404) return;
    const access = request.routeOptions.config.access ?? 'staff';
    if (access === 'public') return;
    const token = bearerToken(request);
    const session = token === undefined ? null : await readSession(db, token, request.ip);
    if (!session) throw noSession();
    if (session.isLimited && request.routeOptions.config.whileLimited !== true)
      throw notAllowed('Set up a second factor first: the owner requires one of everybody.', 'second_factor_missing');
    request.account = session.account;
    if (access === 'owner' && request.account.role !== 'owner') throw notAllowed();
  };
}
