import { z } from 'zod';
import { type Actor, actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import { byId } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Queries } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';
import { answered } from './lists/selectRecords';
import { requirePermission } from './requirePermission';

/** The version the user saw, to prevent overwriting a colleague's change. */
export const version = z.number({ error: 'The version is a whole number.' }).optional();
/** The body of an act. */
export const seen = z.object({ version }).default({});
/** The effects of cancelling a document. */
export const cancelSummary = 'Cancel what was issued; its number stays used';

/** The final values of a document: those of the record now. */
type Act<S, B> = (tx: Queries, id: string, body: B, actor: Actor) => Promise<S>;

/** `POST <path>/:id/issue` or `…/cancel`. Returns the record. */
export function actRoute<S extends ApiRecord, A extends S, I, B>(
  app: Api,
  { db }: ApiOptions,
  resource: Resource<S, A, I>,
  { name, summary, body, act }: { name: string; summary: string; body: z.ZodType<B>; act: Act<S, B> },
): void {
  app.post(
    `/:id/${name}`,
    {
      config: requirePermission(resource, name),
      schema: { summary, params: byId, body, response: { 200: resource.record }, refuses: [409] },
    },
    async (request) => {
      const { params, body } = request;
      const record = await db.transaction().execute((tx) => act(tx, params.id, body as B, actorOf(request)));
      return answered(resource, record, db);
    },
  );
}
