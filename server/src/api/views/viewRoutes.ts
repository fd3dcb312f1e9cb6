import type { FastifyRequest } from 'fastify';
import {
  listName,
  resourceOfList,
  type SavedView,
  type StoredView,
  savedView,
  viewInput,
} from 'shared/domain/console/savedView';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import { notAllowed } from '../../core/errors';
import { parse } from '../../core/parse';
import { byId, changeOf, checkedByHandler, nothing } from '../../core/routeSchemas';
import type { Api, RouteAccess } from '../../core/types';
import type { Queries } from '../../db/tables';
import { hasRight } from '../auth/grants';
import { ownAccount } from '../auth/ownAccount';
import {
  createRecord,
  deleteRecord,
  restoreRecord,
  unknownRecord,
  updateRecord,
} from '../records/changes/changeRecord';
import { requirePermission } from '../records/requirePermission';
import { decode } from '../records/rows';
import { savedViews } from './savedViews';

/** The views that some routes handle. */
interface Meant {
  prefix: string;
  words: string;
  config: RouteAccess;
  is: (view: { accountId: string; isShared: number }, accountId: string) => boolean;
}

const everyMeant: readonly Meant[] = [
  {
    prefix: '',
    words: 'a view of yours',
    config: { access: 'signed-in' },
    is: (view, accountId) => view.accountId === accountId,
  },
  {
    prefix: '/shared',
    words: 'a shared view, whoever made it',
    config: requirePermission(savedViews, 'manage'),
    is: ({ isShared }) => isShared === 1,
  },
];

/** Views as a person sees them. */
async function asSeen(db: Queries, views: readonly StoredView[], accountId: string): Promise<SavedView[]> {
  const makers = views.map((view) => view.accountId);
  const names =
    makers.length === 0
      ? []
      : await db.selectFrom('every_accounts').select(['id', 'name']).where('id', 'in', makers).execute();
  return views.map(({ accountId: maker, ...view }) => ({
    ...view,
    isOwn: maker === accountId,
    by: names.find(({ id }) => id === maker)?.name ?? '',
  }));
}

/**
 * A list's views: the caller's own, and the shared ones. Accounts limited to some clients see none of others, which may
 * name clients. A view's maker can change it; a shared one also accounts with
 * the right `views:manage`.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function viewRoutes(app: Api, { db }: ApiOptions): void {
  const changing = <T>(work: (tx: Queries) => Promise<T>) => db.transaction().execute(work);
  const maySee = (request: FastifyRequest, list: string) =>
    hasRight(app, ownAccount(request), `${resourceOfList(list)}:read`);
  const seenBy = async (request: FastifyRequest, view: StoredView): Promise<SavedView> => {
    const [seen] = await asSeen(db, [view], ownAccount(request).id);
    if (!seen) throw unknownRecord(savedViews);
    return seen;
  };

  app.get(
    '/',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Your views of a list, and those that are shared, by their names',
        querystring: z.object({ list: listName }),
        response: { 200: z.array(savedView) },
      },
    },
    async (request) => {
      const { list } = request.query;
      const { id, reach } = ownAccount(request);
      const seesShared = reach === null && maySee(request, list);
      const rows = await db
        .selectFrom('live_saved_views')
        .selectAll()
        .where('list', '=', list)
        .where(({ eb, or }) => or([eb('accountId', '=', id), ...(seesShared ? [eb('isShared', '=', 1)] : [])]))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return asSeen(
        db,
        rows.map((row) => decode(savedViews, row)),
        id,
      );
    },
  );

  app.post(
    '/',
    {
      ...checkedByHandler,
      config: { access: 'signed-in' },
      schema: { summary: 'Keep a view of a list', body: viewInput, response: { 201: savedView }, refuses: [409] },
    },
    async (request, reply) => {
      const input = parse(viewInput, request.body);
      if (!maySee(request, input.list))
        throw notAllowed('This list doesn’t exist or isn’t open to you. Open the list and save the view there.');
      const view = await changing((tx) => createRecord(tx, savedViews, input, actorOf(request)));
      return reply.status(201).send(await seenBy(request, view));
    },
  );

  for (const { prefix, words, config, is } of everyMeant) {
    /** Throws 404 for a view outside these, as for a missing one. */
    const mustBeMeant = async (tx: Queries, id: string, request: FastifyRequest) => {
      const row = await tx
        .selectFrom('every_saved_views')
        .select(['accountId', 'isShared'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row || !is(row, ownAccount(request).id)) throw unknownRecord(savedViews);
    };
    app.put(
      `${prefix}/:id`,
      {
        ...checkedByHandler,
        config,
        schema: {
          summary: `Change ${words}; fields left out stay, and so does its list`,
          params: byId,
          body: changeOf(viewInput),
          response: { 200: savedView },
          refuses: [409],
        },
      },
      async (request) => {
        const { id } = request.params;
        const view = await changing(async (tx) => {
          await mustBeMeant(tx, id, request);
          return updateRecord(tx, savedViews, id, request.body, actorOf(request));
        });
        return seenBy(request, view);
      },
    );
    app.delete(
      `${prefix}/:id`,
      {
        config,
        schema: {
          summary: `Delete ${words}; it can be restored`,
          params: byId,
          response: { 204: nothing },
          refuses: [409],
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        await changing(async (tx) => {
          await mustBeMeant(tx, id, request);
          await deleteRecord(tx, savedViews, id, actorOf(request));
        });
        return reply.status(204).send();
      },
    );
    app.post(
      `${prefix}/:id/restore`,
      {
        config,
        schema: {
          summary: `Take the deletion of ${words} back`,
          params: byId,
          response: { 200: savedView },
          refuses: [409],
        },
      },
      async (request) => {
        const { id } = request.params;
        const view = await changing(async (tx) => {
          await mustBeMeant(tx, id, request);
          await restoreRecord(tx, savedViews, id, actorOf(request));
          return tx.selectFrom('every_saved_views').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        });
        return seenBy(request, decode(savedViews, view));
      },
    );
  }
}
