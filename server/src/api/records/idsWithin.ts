import { anyTable, type Queries, type Row } from '../../db/tables';
import type { Resource } from './definition';
import { scopeOf } from './rows';

/** Which of these records are within a resource's reach, deleted ones included. */
export async function idsWithin(db: Queries, definition: Resource, ids: readonly string[]): Promise<Set<string>> {
  const { within } = definition;
  if (!within) return new Set(ids);
  let query = anyTable(db).selectFrom(definition.table).select('id').where('id', 'in', ids).where(within);
  for (const [column, value] of scopeOf(definition)) query = query.where(column, '=', value);
  return new Set((await query.execute()).map((row) => String((row as Row).id)));
}
