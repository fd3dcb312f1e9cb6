import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/tables';
import { noSession, notAllowed } from '../core/errors';
import { bearerToken } from './bearerToken';
import { findSession } from './sessions';

/**
 * Lets a request through to its route: everyone when the route says `public`, else who has a session,
 * and the owner only where it says `owner`. The token is read from a header, which no other site can
 * make a browser send, so calls of the console can't be forged from elsewhere.
 */
export function guard(db: Db) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.is404) return;
    const access = request.routeOptions.config.access ?? 'staff';
    if (access === 'public') return;
    const token = bearerToken(request);
    request.account = token === undefined ? null : await findSession(db, token, request.ip);
    if (!request.account) throw noSession();
    if (access === 'owner' && request.account.role !== 'owner') throw notAllowed();
  };
}
