import type { FastifyRequest } from 'fastify';
import { FAULT_BYTES, fault, faultReport } from 'shared/contract/releases/fault';
import { z } from 'zod';
import { bearerToken } from '../../api/auth/bearerToken';
import { hashOf } from '../../api/auth/secretTokens';
import { findSession } from '../../api/auth/sessions';
import { actorOf } from '../../core/actorOf';
import { addressKey } from '../../core/addressKey';
import { notFound } from '../../core/errors';
import { byId, nothing } from '../../core/routeSchemas';
import { throttle } from '../../core/throttle';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import type { LiveRegistry } from '../registry/LiveRegistry';
import { readerOf } from '../releaser';
import { placeOfFault } from '../stages/newFailures';
import { visitorOf } from '../stages/visitorVoices';
import { hearFailure } from '../stages/watchRollouts';
import { keepFault } from './keepFault';
import { listFaults, resolveFault } from './listFaults';
import type { Session } from './wasGiven';

const LIMIT = { most: 60, windowMs: 10 * 60 * 1000 };

/** The errors of modules in people's browsers: reporting, listing and resolving them. */
export async function faultRoutes(
  app: Api,
  { db, store, live }: { db: Db; store: ReleaseStore; live: LiveRegistry },
): Promise<void> {
  /** The session of anyone who reports; undefined for a visitor. */
  const sessionOf = async (request: FastifyRequest): Promise<Session | undefined> => {
    const token = bearerToken(request);
    if (token === undefined || (await findSession(db, token)) === null) return undefined;
    return db
      .selectFrom('sessions')
      .select(['id', 'accountId', 'createdAt'])
      .where('tokenHash', '=', hashOf(token))
      .executeTakeFirst();
  };

  app.post(
    '/faults',
    {
      bodyLimit: FAULT_BYTES,
      config: { access: 'public', turn: 'address' },
      schema: {
        summary: 'Report an error of a module in the browser',
        body: faultReport,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      await throttle(db, `faults:${addressKey(request.ip)}`, LIMIT, 'Too many reports.');
      const session = await sessionOf(request);
      await keepFault({ db, store }, request.body, session);
      // Undoing a report never fails anyone.
      if (request.body.kind !== 'outside')
        await hearFailure(
          { db, live },
          { ...request.body, place: placeOfFault(request.body) },
          session?.accountId ?? (await visitorOf(db, request)),
        );
      return reply.status(204).send();
    },
  );

  app.get(
    '/faults',
    {
      config: { access: 'public' },
      schema: {
        summary:
          'Errors of modules in browsers, the latest first (an account that sees the modules, or a deploy token: its own)',
        querystring: z.object({ module: z.string().max(80).optional() }),
        response: { 200: z.array(fault) },
        refuses: [401, 403],
      },
    },
    async (request, reply) => {
      const own = await readerOf(db, request, reply);
      return listFaults(db, own ?? request.query.module);
    },
  );

  app.post(
    '/faults/:id/resolve',
    {
      config: { access: 'modules:write', isReserved: true },
      schema: {
        summary: 'Mark an error as resolved, until it is seen in another release',
        params: byId,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      if (!(await resolveFault(db, request.params.id, actorOf(request)))) throw notFound();
      return reply.status(204).send();
    },
  );
}
