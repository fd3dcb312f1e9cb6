import type { SelectQueryBuilder } from 'kysely';
import { type AnyTables, anyTable, type Queries } from '../../db/tables';
import type { Resource } from './definition';
import { scopeOf } from './rows';

/** All undeleted records of a resource, within its reach: every list selects from them. */
export function liveRows(
  db: Queries,
  { table, scope, within }: { table: string; scope?: Resource['scope'] | undefined; within?: Resource['within'] },
): SelectQueryBuilder<AnyTables, string, object> {
  const rows = scopeOf({ scope }).reduce(
    (query, [column, value]) => query.where(column, '=', value),
    anyTable(db).selectFrom(table).where('deletedAt', 'is', null),
  );
  return within ? rows.where(within) : rows;
}
