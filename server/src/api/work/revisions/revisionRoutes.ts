import { revisionInput, revisionPreview, storedRevision } from 'shared/domain/work/revisions/revision';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { byId, nothing } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { ownAccount } from '../../auth/ownAccount';
import { requirePermission } from '../../records/requirePermission';
import { placements } from '../placements/placements';
import { findRevised } from './findRevised';
import { readRevisions } from './readRevisions';
import { storeRevision } from './storeRevision';
import { undoRevision } from './undoRevision';

/** New terms for many placements at once: previewed person by person, stored all or none, and undone as a whole. */
export async function revisionRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  const config = requirePermission(placements, 'write');
  app.get(
    '/placement-revisions',
    {
      config,
      schema: {
        summary: 'The revisions of many placements’ terms, the newest first',
        response: { 200: z.array(storedRevision) },
      },
    },
    ({ account }) => readRevisions(db, account),
  );
  app.post(
    '/placement-revisions/check',
    {
      config,
      schema: {
        summary: 'Whose terms a revision would change and to what; nothing is stored',
        body: revisionInput,
        response: { 200: revisionPreview },
        refuses: [409],
      },
    },
    async ({ account, body }) => ({ people: (await findRevised(db, account, body)).map(({ person }) => person) }),
  );
  app.post(
    '/placement-revisions',
    {
      config,
      schema: {
        summary: 'Have new terms of many placements hold from a day, all or none',
        body: revisionInput,
        response: { 201: storedRevision },
        refuses: [409],
      },
    },
    async (request, reply) =>
      reply
        .status(201)
        .send(
          await db
            .transaction()
            .execute((tx) => storeRevision(tx, ownAccount(request), request.body, actorOf(request))),
        ),
  );
  app.post(
    '/placement-revisions/:id/undo',
    {
      config,
      schema: {
        summary: 'Undo a revision whole: everybody has the earlier terms again',
        params: byId,
        response: { 204: nothing },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      await db
        .transaction()
        .execute((tx) => undoRevision(tx, ownAccount(request), request.params.id, actorOf(request)));
      return reply.status(204).send();
    },
  );
}
