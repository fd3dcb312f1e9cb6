import { z } from 'zod';
import { actorOf } from '../core/actorOf';
import { type ApiOptions } from '../core/context';
import { byId, storedRecord } from '../core/routeSchemas';
import type { Api } from '../core/types';
import { updateRecord } from '../resource/changeRecord';
import type { Resource } from '../resource/definition';

/** What an act's body may hold: the version that was seen, so that nobody acts on what a colleague has just changed. */
const seen = z.object({ version: z.number({ error: 'The version is a whole number.' }).optional() }).default({});

const acts = {
  issue: {
    summary: 'Check a draft, give it the next number of its series and make it immutable',
    fields: () => ({ status: 'issued' }),
  },
  cancel: {
    summary: 'Cancel what was issued; its number stays used',
    fields: () => ({ status: 'cancelled', cancelledAt: new Date().toISOString() }),
  },
};

/** `POST <path>/:id/issue` or `…/cancel`, through the resource's own rules. Answers the record. */
export function actRoute(app: Api, { db }: ApiOptions, definition: Resource, name: keyof typeof acts): void {
  const { summary, fields } = acts[name];
  app.post(
    `/:id/${name}`,
    { schema: { summary, params: byId, body: seen, response: { 200: storedRecord }, refuses: [409] } },
    async (request) => {
      const given = Object.fromEntries(
        Object.entries(fields()).filter(([field]) => Object.hasOwn(definition.columns, field)),
      );
      const record = await db
        .transaction()
        .execute((tx) => updateRecord(tx, definition, request.params.id, request.body, actorOf(request), given));
      return definition.derive ? (await definition.derive([record], db))[0] : record;
    },
  );
}
