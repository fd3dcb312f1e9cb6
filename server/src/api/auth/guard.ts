import type { FastifyInstance, FastifyRequest } from 'fastify';
import { covers } from 'shared/domain/accounts/right';
import { rightName } from 'shared/domain/accounts/rightNames';
import { type ApiError, noSession, notAllowed } from '../../core/errors';
import type { Db } from '../../db/tables';
import { bearerToken } from './bearerToken';
import { ownersToAsk, roleNameOf } from './grants';
import { readSession } from './sessions';

/**
 * Checks a request against the route's access (`RouteAccess`): everyone, signed-in accounts, or accounts with a right;
 * a route without access is refused when it is added. A limited session reaches only routes with `whileLimited`. The
 * token is read from a header, which no other site can make a browser send, so requests can't be forged from other
 * sites. Add it before the routes.
 */
export function guard(app: FastifyInstance, db: Db): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined)
      throw new TypeError(`${String(method)} ${url} does not say who may call it: give it a config.access.`);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access, isReserved, keepsReach, whileLimited } = request.routeOptions.config;
    if (access === 'public') return;
    const token = bearerToken(request);
    const session = token === undefined ? null : await readSession(db, token, request.ip);
    if (!session) throw noSession();
    if (session.isLimited && whileLimited !== true)
      throw notAllowed('Set up a second factor first: the owner requires one of everybody.', 'second_factor_missing');
    const { account } = session;
    request.account = account;
    if (access === 'signed-in') return;
    if (access === undefined || !covers(account.granted, access, isReserved))
      throw await lacksRight(db, request, access ?? '');
    if (account.reach !== null && keepsReach !== true)
      throw notAllowed(
        `Your account is limited to some clients, and this covers all of them. Ask ${await ownersToAsk(db)}.`,
        'beyond_reach',
      );
  });
}

/** 403 for accounts without a right: which one, and whom to ask for it. */
export async function lacksRight(
  db: Db,
  { account }: Pick<FastifyRequest, 'account'>,
  right: string,
): Promise<ApiError> {
  const role = await roleNameOf(db, account?.role ?? '');
  return notAllowed(
    `Your role, ${role}, doesn’t include “${rightName(right)}”. Ask ${await ownersToAsk(db)} for access.`,
  );
}
