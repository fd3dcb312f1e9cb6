import type { FastifyRequest } from 'fastify';
import { covers } from 'shared/domain/accounts/right';
import { mergeInput, mergePreview, pastMerge } from 'shared/domain/records/merge';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Db, Queries } from '../../../db/tables';
import { lacksRight } from '../../auth/guard';
import { ownAccount } from '../../auth/ownAccount';
import { referredNames } from '../changes/getHistory';
import type { ApiRecord, Resource } from '../definition';
import { answered } from '../lists/selectRecords';
import { namedTo } from '../namedTo';
import { recordNames } from '../recordNames';
import { requirePermission } from '../requirePermission';
import { scopeToClient } from '../scopeToClient';
import { lockBoth, mergeRecords } from './mergeRecords';
import { countReferences, referencesTo } from './references';
import { undoMerge } from './undoMerge';

/** The id of the other record of a merge. */
const other = mergeInput.pick({ other: true });

/**
 * Merging records: `POST /:id/merge` merges another into this one, `/:id/merge/preview` shows what would move, `GET
 * /:id/merges` lists the merged ones, and `POST /:id/merges/:mergeId/undo` undoes a merge. Merging needs the rights to
 * change and to delete, and both records within reach.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function mergeRoutes(
  app: Api,
  definition: Resource,
  { db, resources }: Pick<ApiOptions, 'db'> & { resources: readonly Resource[] },
): void {
  const { title } = definition;
  const config = requirePermission(definition, 'delete');
  const all = () => [...resources, ...app.furtherResources.flatMap((further) => further())];
  const own = ({ account }: FastifyRequest) => scopeToClient(definition, account);
  const changing = <T>(work: (tx: Queries) => Promise<T>) => (db as Db).transaction().execute(work);
  const one = (record: ApiRecord) => answered(definition, record, db);
  const mustMayWrite = async (request: FastifyRequest) => {
    const { access, isReserved } = requirePermission(definition, 'write');
    if (access !== 'public' && access !== 'signed-in' && !covers(ownAccount(request).granted, access, isReserved))
      throw await lacksRight(db, request, access);
  };
  app.post(
    '/:id/merge/preview',
    {
      config,
      schema: {
        summary: `What would move if another ${title} became part of this one`,
        params: byId,
        body: other,
        response: { 200: mergePreview },
        refuses: [409],
      },
    },
    async (request) =>
      changing(async (tx) => {
        const goneId = request.body.other;
        const pair = { definition: own(request), keptId: request.params.id, goneId, versions: {} };
        const records = await lockBoth(tx, pair);
        const both = [records.kept, records.gone];
        return {
          names: await referredNames(tx, namedTo(all(), request.account), definition, both),
          moves: await countReferences(tx, referencesTo(all(), definition), goneId),
          refused: (await definition.merges?.refuse?.({ db: tx, ...records })) ?? null,
        };
      }),
  );
  app.post(
    '/:id/merge',
    {
      config,
      schema: {
        summary: `Make another ${title} part of this one; what belongs to it belongs to this one then`,
        params: byId,
        body: mergeInput,
        response: { 200: definition.record },
        refuses: [409],
      },
    },
    async (request) => {
      await mustMayWrite(request);
      const { other: goneId, take, version, otherVersion } = request.body;
      return one(
        await changing((tx) =>
          mergeRecords(tx, {
            resources: all(),
            definition: own(request),
            keptId: request.params.id,
            goneId,
            take,
            versions: { kept: version, gone: otherVersion },
            actor: actorOf(request),
          }),
        ),
      );
    },
  );
  app.get(
    '/:id/merges',
    {
      config: requirePermission(definition, 'read'),
      schema: {
        summary: `What became part of this ${title}, the latest first`,
        params: byId,
        response: { 200: z.array(pastMerge) },
      },
    },
    async ({ params: { id } }) => {
      const rows = await db
        .selectFrom('merges')
        .select(['id', 'at', 'by', 'goneId'])
        .where('resource', '=', definition.table)
        .where('keptId', '=', id)
        .where('undoneAt', 'is', null)
        .orderBy('id', 'desc')
        .execute();
      const names = await recordNames(
        db,
        definition,
        rows.map(({ goneId }) => goneId),
      );
      return rows.map(({ goneId, ...merge }) => ({ ...merge, title: names.get(goneId) ?? '' }));
    },
  );
  app.post(
    '/:id/merges/:mergeId/undo',
    {
      config,
      schema: {
        summary: `Take a merge back: both records are there again, each with what belongs to it`,
        params: byId.extend({ mergeId: z.string() }),
        response: { 200: definition.record },
        refuses: [409],
      },
    },
    async (request) => {
      await mustMayWrite(request);
      const { id: keptId, mergeId } = request.params;
      const undo = { resources: all(), definition: own(request), keptId, mergeId, actor: actorOf(request) };
      return one(await changing((tx) => undoMerge(tx, undo)));
    },
  );
}
