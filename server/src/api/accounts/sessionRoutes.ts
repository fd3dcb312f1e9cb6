import { ownSession } from 'shared/domain/accounts/sessionAnswers';
import { z } from 'zod';
import type { ApiOptions } from '../../core/context';
import { notFound } from '../../core/errors';
import { byId, nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import { bearerToken } from '../auth/bearerToken';
import { ownAccount } from '../auth/ownAccount';
import { endOneSession, endSessions, listSessions } from '../auth/sessions';
import { auditOwn } from './auditOwn';

/** The person's sessions, and ending them. */
export function sessionRoutes(app: Api, { db }: Pick<ApiOptions, 'db'>): void {
  app.get(
    '/sessions',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'Where you are signed in', response: { 200: z.array(ownSession) } },
    },
    (request) => listSessions(db, ownAccount(request).id, bearerToken(request) ?? ''),
  );

  app.delete(
    '/sessions/:id',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'End one of your sessions', params: byId, response: { 204: nothing } },
    },
    async (request, reply) => {
      await db.transaction().execute(async (tx) => {
        if (!(await endOneSession(tx, ownAccount(request).id, request.params.id)))
          throw notFound('This session no longer exists. Reload the list.');
        await auditOwn(tx, request, 'session.ended');
      });
      return reply.status(204).send();
    },
  );

  app.delete(
    '/sessions',
    {
      config: { access: 'signed-in' },
      schema: { summary: 'End all your sessions but the one that asks', response: { 204: nothing } },
    },
    async (request, reply) => {
      await db.transaction().execute(async (tx) => {
        await endSessions(tx, ownAccount(request).id, bearerToken(request));
        await auditOwn(tx, request, 'session.ended', 'all others');
      });
      return reply.status(204).send();
    },
  );
}
