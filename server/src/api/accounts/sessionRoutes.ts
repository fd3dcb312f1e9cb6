import type { FastifyRequest } from 'fastify';
import { ownSession } from 'shared/domain/sessionAnswers';
import { z } from 'zod';
import { bearerToken } from '../auth/bearerToken';
import { endOneSession, endSessions, listSessions } from '../auth/sessions';
import { actorOf } from '../core/actorOf';
import { audit } from '../core/audit';
import type { ApiOptions } from '../core/context';
import { noSession, notFound } from '../core/errors';
import { byId, nothing } from '../core/routeSchemas';
import type { Api } from '../core/types';

/** Who asks, and with which session. */
function asking(request: FastifyRequest): { accountId: string; token: string } {
  const token = bearerToken(request);
  if (!request.account || token === undefined) throw noSession();
  return { accountId: request.account.id, token };
}

/** Where a person is signed in, and the end of it. */
export function sessionRoutes(app: Api, { db }: Pick<ApiOptions, 'db'>): void {
  app.get(
    '/sessions',
    { schema: { summary: 'Where you are signed in', response: { 200: z.array(ownSession) } } },
    (request) => {
      const { accountId, token } = asking(request);
      return listSessions(db, accountId, token);
    },
  );

  app.delete(
    '/sessions/:id',
    { schema: { summary: 'End one of your sessions', params: byId, response: { 204: nothing } } },
    async (request, reply) => {
      const { accountId } = asking(request);
      await db.transaction().execute(async (tx) => {
        if (!(await endOneSession(tx, accountId, request.params.id)))
          throw notFound('This session does not exist, or not any more. Load the list again.');
        await audit(tx, actorOf(request), 'session.ended', { record: ['accounts', accountId] });
      });
      return reply.status(204).send();
    },
  );

  app.delete(
    '/sessions',
    { schema: { summary: 'End all your sessions but the one that asks', response: { 204: nothing } } },
    async (request, reply) => {
      const { accountId, token } = asking(request);
      await db.transaction().execute(async (tx) => {
        await endSessions(tx, accountId, token);
        await audit(tx, actorOf(request), 'session.ended', { record: ['accounts', accountId], detail: 'all others' });
      });
      return reply.status(204).send();
    },
  );
}
