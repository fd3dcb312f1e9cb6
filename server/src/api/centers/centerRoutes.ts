import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/tables';
import type { ApiOptions } from '../core/context';

async function wordsInUse(db: Queries, column: 'state' | 'center_typ'): Promise<string[]> {
  const rows = await db
    .selectFrom('centers')
    .select(column)
    .distinct()
    .where('deletedAt', 'is', null)
    .where(column, '<>', '')
    .orderBy(column)
    .limit(200)
    .execute();
  return rows.map((row) => row[column]);
}

/** The routes that centers have beside those of every resource. */
export function centerRoutes(app: FastifyInstance, { db }: ApiOptions): void {
  app.get('/facets', { config: { summary: 'The states and types in use: { state, center_typ }' } }, async () => ({
    state: await wordsInUse(db, 'state'),
    center_typ: await wordsInUse(db, 'center_typ'),
  }));
}
