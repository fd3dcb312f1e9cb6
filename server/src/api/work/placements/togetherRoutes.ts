import { MOST_TOGETHER } from 'shared/domain/records/together';
import { takenBackInput, togetherAnswer, togetherInput } from 'shared/domain/work/placements/placementsTogether';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { actTogether, takeTogetherBack } from './actTogether';
import { placements } from './placements';

/** The routes that move or end many placements at once, preview that with the reason for each refusal, and undo it. */
export function togetherRoutes(app: Api, { db }: ApiOptions): void {
  const config = requirePermission(placements, 'write');
  app.post(
    '/together',
    {
      config,
      schema: {
        summary: `Move or end up to ${MOST_TOGETHER} placements, each by itself; a check only tells what would come of it`,
        body: togetherInput,
        response: { 200: z.array(togetherAnswer) },
      },
    },
    (request) => actTogether(db, scopeToClient(placements, request.account), request.body, actorOf(request)),
  );
  app.post(
    '/together/undo',
    {
      config,
      schema: {
        summary: 'Take back what was done with many placements; answers those that stay, with why',
        body: takenBackInput,
        response: { 200: z.array(z.object({ id: z.string(), reason: z.string() })) },
      },
    },
    (request) => takeTogetherBack(db, scopeToClient(placements, request.account), request.body.done, actorOf(request)),
  );
}
