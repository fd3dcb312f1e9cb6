import { centerFacets } from 'shared/domain/centerFacets';
import type { Queries } from '../../db/tables';
import type { ApiOptions } from '../core/context';
import { type Api } from '../core/types';

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
export function centerRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/facets',
    { schema: { summary: 'The states and types in use', response: { 200: centerFacets } } },
    async () => ({
      state: await wordsInUse(db, 'state'),
      center_typ: await wordsInUse(db, 'center_typ'),
    }),
  );
}
