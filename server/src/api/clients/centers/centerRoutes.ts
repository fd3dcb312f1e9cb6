import { centerFacets } from 'shared/domain/clients/centers/centerFacets';
import type { ApiOptions } from '../../../core/context';
import type { Api, GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { centers } from './centers';

async function wordsInUse(
  db: Queries,
  account: GrantedAccount | null,
  column: 'state' | 'center_typ',
): Promise<string[]> {
  const { within } = scopeToClient(centers, account);
  const rows = await db
    .selectFrom('live_centers')
    .select(column)
    .distinct()
    .where(column, '<>', '')
    .$if(within !== undefined, (query) => (within ? query.where(within) : query))
    .orderBy(column)
    .limit(200)
    .execute();
  return rows.map((row) => row[column]);
}

/** The routes of centers in addition to a resource's common ones. */
export function centerRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/facets',
    {
      config: requirePermission(centers, 'read'),
      schema: { summary: 'The states and types in use', response: { 200: centerFacets } },
    },
    async ({ account }) => ({
      state: await wordsInUse(db, account, 'state'),
      center_typ: await wordsInUse(db, account, 'center_typ'),
    }),
  );
}
