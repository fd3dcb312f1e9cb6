import { anyTable, type Queries } from '../../db/tables';
import type { ApiRecord, ResourceDefinition } from './definition';
import { tableOf } from './shape';

const namedBy = ({ named = ['name'] }: ResourceDefinition) => named;

/** What names a record to a person: the first of its naming columns that is not empty; empty when all are. */
export function nameOf(definition: ResourceDefinition, record: Readonly<Record<string, unknown>>): string {
  return (
    namedBy(definition)
      .map((column) => String(record[column] ?? '').trim())
      .find(Boolean) ?? ''
  );
}

/** The names of some records by their ids, also of deleted ones. */
export async function recordNames(
  db: Queries,
  definition: ResourceDefinition,
  ids: readonly string[],
): Promise<Map<ApiRecord['id'], string>> {
  if (ids.length === 0) return new Map();
  const rows = await anyTable(db)
    .selectFrom(tableOf(definition))
    .select(['id', ...namedBy(definition)])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [String(row.id), nameOf(definition, row)]));
}
