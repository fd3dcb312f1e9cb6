import type { FastifyInstance } from 'fastify';
import { centerImport } from 'shared/domain/centerImport';
import { anyTable, type Queries } from '../../db/tables';
import { actorOf } from '../actorOf';
import type { ApiOptions } from '../context';
import { parse } from '../parse';
import { createRecord } from '../resource/changeRecord';
import type { ResourceDefinition } from '../resource/definition';

const MAX_IMPORT_BYTES = 8 * 1024 * 1024;

async function wordsInUse(db: Queries, column: string): Promise<string[]> {
  const rows = await anyTable(db).selectFrom('centers').select(column).distinct()
    .where('deletedAt', 'is', null).where(column, '<>', '').orderBy(column).limit(200).execute();
  return rows.map((row) => String(row[column]));
}

/** The routes that centers have beside those of every resource. */
export function centerRoutes(definition: () => ResourceDefinition) {
  return (app: FastifyInstance, { db }: ApiOptions): void => {
    app.get('/facets', { config: { summary: 'The states and types in use: { state, center_typ }' } }, async () => ({
      state: await wordsInUse(db, 'state'),
      center_typ: await wordsInUse(db, 'center_typ'),
    }));
    app.post('/import', { bodyLimit: MAX_IMPORT_BYTES, config: { summary: 'Store up to 500 centers, all or none: { count }', body: centerImport } }, async (request, reply) => {
      const { rows } = parse(centerImport, request.body);
      const actor = actorOf(request);
      await db.transaction().execute(async (tx) => {
        for (const row of rows) await createRecord(tx, definition(), row, actor);
      });
      return reply.status(201).send({ count: rows.length });
    });
  };
}
