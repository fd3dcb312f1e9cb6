import { letterLanguages } from 'shared/domain/papers/letterTemplate';
import { oneOf } from 'shared/domain/records/validation';
import { moveInput, newTermsInput, type Placement, replaceInput } from 'shared/domain/work/placements/placement';
import { z } from 'zod';
import { type Actor, actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { byId, fileOf } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { changeTerms } from './changeTerms';
import { figureRoutes } from './figureRoutes';
import { sendLetter } from './letter/sendLetter';
import { movePlacement } from './movePlacement';
import { nameAll, placements } from './placements';
import { replacePerson } from './replacePerson';
import { togetherRoutes } from './togetherRoutes';

/**
 * The routes of placements in addition to a resource's common ones: a move to another center, a replacement, and the
 * appointment letter.
 */
export function placementRoutes(app: Api, options: ApiOptions): void {
  const { db } = options;
  figureRoutes(app, options);
  togetherRoutes(app, options);
  /** A route whose act ends the placement on the day before and returns the new one. */
  const goesOn = <B extends z.ZodType>(
    act: string,
    summary: string,
    body: B,
    store: (
      tx: Queries,
      within: typeof placements,
      id: string,
      input: z.output<B>,
      actor: Actor,
    ) => ReturnType<typeof movePlacement>,
  ) =>
    app.post(
      `/:id/${act}`,
      {
        config: requirePermission(placements, 'write'),
        schema: { summary, params: byId, body, response: { 201: placements.record }, refuses: [404, 409] },
      },
      async (request, reply) => {
        const within = scopeToClient(placements, request.account);
        const input = request.body as z.output<B>;
        const stored = await db
          .transaction()
          .execute((tx) => store(tx, within, request.params.id, input, actorOf(request)));
        return reply.status(201).send((await nameAll([stored], db))[0] as Placement);
      },
    );
  goesOn(
    'move',
    'Move somebody to another center from a day; ends the placement on the day before, answers the new one',
    moveInput,
    movePlacement,
  );
  goesOn(
    'replace',
    'Place somebody in another person’s place from a day, on the same terms; ends the placement on the day before, answers the new one',
    replaceInput,
    replacePerson,
  );
  goesOn(
    'terms',
    'Have other pay and billing hold from a day on; ends the placement on the day before, answers what holds from then on',
    newTermsInput,
    changeTerms,
  );
  app.get(
    '/:id/letter',
    {
      config: requirePermission(placements, 'read'),
      schema: {
        summary: 'The appointment letter of a placement as PDF, in English or Hindi, by the owner’s template',
        params: byId,
        querystring: z.object({ language: oneOf('language', letterLanguages).default('en') }),
        response: { 200: fileOf('application/pdf', 'The letter') },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return sendLetter(db, { id, language: request.query.language }, request.account, reply);
    },
  );
}
