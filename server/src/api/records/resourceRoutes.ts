import type { FastifyRequest, FastifySchema } from 'fastify';
import type { Act } from 'shared/domain/accounts/right';
import { historyEntry } from 'shared/domain/records/answers';
import { z } from 'zod';
import { withArticle } from '../../../../shared/domain/text/withArticle';
import { actorOf } from '../../core/actorOf';
import { noteRead } from '../../core/auditReads';
import { type ApiOptions } from '../../core/context';
import { byId, changeOf, checkedByHandler, nothing } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import { anyTable, type Db, type Queries } from '../../db/tables';
import { createRecord, deleteRecord, restoreRecord, unknownRecord, updateRecord } from './changes/changeRecord';
import { getHistory } from './changes/getHistory';
import type { ApiRecord, Operation, Resource } from './definition';
import { duplicatesRoute } from './imports/duplicatesRoute';
import { importRoute } from './imports/importRoute';
import { fieldsQuery, readFields } from './listedFields';
import { pagesFor } from './lists/pageOf';
import { listQueryOf, readSelection } from './lists/selection';
import { answered, findRecord } from './lists/selectRecords';
import { sendExport } from './lists/sendExport';
import { sendList } from './lists/sendList';
import { tableRoutes } from './lists/sendTable';
import { mergedInto } from './merge/mergedInto';
import { mergeRoutes } from './merge/mergeRoutes';
import { namedTo } from './namedTo';
import { requirePermission } from './requirePermission';
import { scopeToClient } from './scopeToClient';

/** 307: the merged record is shown at the kept one's address. */
const becamePart = z
  .undefined()
  .describe('It became part of another record, which is at the address of the header Location');

const everything: readonly Operation[] = ['list', 'read', 'create', 'update', 'delete'];

/** A resource and its routes in addition to the common ones; `app` has the prefix of its path. */
export interface ServedResource {
  definition: Resource;
  routes?(app: Api, options: ApiOptions): void;
}

/**
 * Answers 404 to every call about a record beyond the caller's reach, deleted ones included; routes for any signed-in
 * account decide themselves.
 */
function keepReach(app: Api, definition: Resource, db: Db): void {
  app.addHook('preHandler', async (request: FastifyRequest) => {
    const { id } = request.params as { id?: string };
    const { table, within } = scopeToClient(definition, request.account);
    if (id === undefined || !within || request.routeOptions.config.access === 'signed-in') return;
    const row = await anyTable(db).selectFrom(table).select('id').where('id', '=', id).where(within).executeTakeFirst();
    if (!row) throw unknownRecord(definition);
  });
}

/**
 * Serves one resource under its path, as in the table "A resource" of docs/architecture.md. `resources` are all
 * existing ones, which a history may refer to.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function resourceRoutes(
  app: Api,
  { definition, routes }: ServedResource,
  { resources, ...options }: ApiOptions & { resources: readonly Resource[] },
): void {
  const { db } = options;
  const has = (operation: Operation) => (definition.operations ?? everything).includes(operation);
  /** The options of an act's route. */
  const route = <S extends FastifySchema>(act: Act, schema: S) => ({
    config: requirePermission(definition, act),
    schema,
  });
  const of = ({ account }: FastifyRequest) => scopeToClient(definition, account);
  const one = (record: ApiRecord) => answered(definition, record, db);
  const changing = <T>(work: (tx: Queries) => Promise<T>) => (db as Db).transaction().execute(work);
  const words = definition.title;
  const querystring = listQueryOf(definition);

  keepReach(app, definition, db as Db);
  routes?.(app, options);
  if (has('list')) {
    app.get(
      '/',
      {
        ...checkedByHandler,
        ...route('read', {
          summary: `Every ${words}, or a page of them`,
          querystring: querystring.extend({ fields: fieldsQuery }),
          response: { 200: z.array(definition.record) },
          counts: true,
        }),
      },
      async (request, reply) => {
        const { fields, ...query } = request.query;
        const listed = readFields(definition, fields);
        const selection = readSelection(definition, query);
        // The log already records its own reading, which adds no row.
        if (!selection.page && definition.table !== 'audit_log') await noteRead(db, request, definition.path);
        return sendList(db, of(request), selection, reply, listed);
      },
    );
    tableRoutes(app, '/export', {
      ...checkedByHandler,
      config: requirePermission(definition, 'export'),
      summary: 'The selected records',
      schema: { querystring },
      send: (request, reply, format) =>
        sendExport(db, of(request), readSelection(definition, request.query), reply, format),
    });
  }
  if (has('read')) {
    app.get(
      '/:id',
      route('read', {
        summary: `One ${words}`,
        params: byId,
        response: { 200: definition.record, ...(definition.merges && { 307: becamePart }) },
      }),
      async (request, reply) => {
        const record = await findRecord(db, definition, request.params.id);
        if (record) return one(record);
        const into = definition.merges && (await mergedInto(db, definition, request.params.id));
        if (into === undefined || !(await findRecord(db, of(request), into))) throw unknownRecord(definition);
        // In addition to this address: the record it was merged into.
        return reply.redirect(encodeURIComponent(into), 307);
      },
    );
    app.get(
      '/:id/history',
      route('read', {
        summary: `Who changed this ${words}, when and what`,
        params: byId,
        response: { 200: z.array(historyEntry) },
      }),
      async (request) => {
        const { params, account } = request;
        return getHistory(db, namedTo(resources, account), of(request), params.id, pagesFor(request));
      },
    );
  }
  if (has('create')) {
    app.post(
      '/',
      {
        ...checkedByHandler,
        ...route('write', {
          summary: `Store a new ${words}`,
          body: definition.input,
          response: { 201: definition.record },
          refuses: [409],
        }),
      },
      async (request, reply) => {
        const record = await changing((tx) => createRecord(tx, of(request), request.body, actorOf(request)));
        return reply.status(201).send(await one(record));
      },
    );
  }
  duplicatesRoute(app, definition, options);
  if (definition.importable) importRoute(app, definition, { ...options, resources });
  if (has('update')) {
    app.put(
      '/:id',
      {
        ...checkedByHandler,
        ...route('write', {
          summary: `Change ${withArticle(words)}; fields left out stay`,
          params: byId,
          body: changeOf(definition.input),
          response: { 200: definition.record },
          refuses: [409],
        }),
      },
      async (request) =>
        one(await changing((tx) => updateRecord(tx, of(request), request.params.id, request.body, actorOf(request)))),
    );
  }
  if (definition.merges) mergeRoutes(app, definition, { db, resources });
  if (has('delete')) {
    app.delete(
      '/:id',
      route('delete', {
        summary: `Delete ${withArticle(words)}; it can be restored`,
        params: byId,
        response: { 204: nothing },
        refuses: [409],
      }),
      async (request, reply) => {
        await changing((tx) => deleteRecord(tx, of(request), request.params.id, actorOf(request)));
        return reply.status(204).send();
      },
    );
    app.post(
      '/:id/restore',
      route('delete', {
        summary: `Take the deletion of ${withArticle(words)} back`,
        params: byId,
        response: { 200: definition.record },
        refuses: [409],
      }),
      async (request) =>
        one(await changing((tx) => restoreRecord(tx, of(request), request.params.id, actorOf(request)))),
    );
  }
}
