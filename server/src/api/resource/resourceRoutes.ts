import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db, Queries } from '../../db/tables';
import { actorOf } from '../core/actorOf';
import type { ApiOptions } from '../core/context';
import { createRecord, deleteRecord, restoreRecord, unknownRecord, updateRecord } from './changeRecord';
import type { ApiRecord, Operation, Resource } from './definition';
import { importRoute } from './importRoute';
import { listQuery, readSelection } from './selection';
import { findRecord } from './selectRecords';
import { sendCsv } from './sendCsv';
import { sendList } from './sendList';
import { tellHistory } from './tellHistory';

const everything: readonly Operation[] = ['list', 'read', 'create', 'update', 'delete'];

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** A resource and the routes it has beside the common ones; `app` has the prefix of its path. */
export interface ServedResource {
  definition: Resource;
  routes?(app: FastifyInstance, options: ApiOptions): void;
}

/** Serves one resource under its path, as the table "A resource" of docs/architecture.md says. `resources` are all there are, which a history may refer to. */
export function resourceRoutes(
  app: FastifyInstance,
  { definition, routes }: ServedResource,
  { resources, ...options }: ApiOptions & { resources: readonly Resource[] },
): void {
  const { db } = options;
  const has = (operation: Operation) => (definition.operations ?? everything).includes(operation);
  const config = (
    operation: Operation,
    summary: string,
    extra: Partial<FastifyContextConfig> = {},
  ): { config: FastifyContextConfig } => ({
    config: { access: definition.access?.[operation] ?? 'staff', summary, ...extra },
  });
  const derive = async (records: ApiRecord[], on: Queries = db): Promise<ApiRecord[]> =>
    definition.derive ? definition.derive(records, on) : records;
  const one = async (record: ApiRecord) => (await derive([record]))[0];
  const changing = <T>(work: (tx: Queries) => Promise<T>) => (db as Db).transaction().execute(work);
  const words = definition.title;

  routes?.(app, options);
  if (has('list')) {
    app.get('/', config('list', `Every ${words}, or a page of them`, { query: listQuery }), (request, reply) =>
      sendList(db, definition, readSelection(definition, request.query), reply, derive),
    );
    app.get('/export.csv', config('list', `The selected records as CSV`, { query: listQuery }), (request, reply) =>
      sendCsv(db, definition, readSelection(definition, request.query), reply, derive),
    );
  }
  if (has('read')) {
    app.get('/:id', config('read', `One ${words}`), async (request: WithId) => {
      const record = await findRecord(db, definition, request.params.id);
      if (!record) throw unknownRecord(definition);
      return one(record);
    });
    app.get('/:id/history', config('read', `Who changed this ${words}, when and what`), async (request: WithId) => {
      const [history, record] = [
        await tellHistory(db, resources, definition, request.params.id),
        await findRecord(db, definition, request.params.id),
      ];
      if (history.length === 0 && !record) throw unknownRecord(definition);
      return history;
    });
  }
  if (has('create')) {
    app.post('/', config('create', `Store a new ${words}`, { body: definition.input }), async (request, reply) => {
      const record = await changing((tx) => createRecord(tx, definition, request.body, actorOf(request)));
      return reply.status(201).send(await one(record));
    });
  }
  if (definition.importable) importRoute(app, definition, options);
  if (has('update')) {
    const body = z.object({ ...definition.input.shape, version: z.number().optional() }).partial();
    app.put('/:id', config('update', `Change a ${words}; fields left out stay`, { body }), async (request: WithId) =>
      one(await changing((tx) => updateRecord(tx, definition, request.params.id, request.body, actorOf(request)))),
    );
  }
  if (has('delete')) {
    app.delete('/:id', config('delete', `Delete a ${words}; it can be restored`), async (request: WithId, reply) => {
      await changing((tx) => deleteRecord(tx, definition, request.params.id, actorOf(request)));
      return reply.status(204).send();
    });
    app.post('/:id/restore', config('delete', `Take the deletion of a ${words} back`), async (request: WithId) =>
      one(await changing((tx) => restoreRecord(tx, definition, request.params.id, actorOf(request)))),
    );
  }
}
