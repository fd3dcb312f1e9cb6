import { anyTable, type Queries } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';

const namedBy = ({ named = ['name'] }: Resource) => named;

/** A record's name for people: the first naming column that is not empty; empty when all are. */
export function nameOf(definition: Resource, record: Readonly<Record<string, unknown>>): string {
  return (
    namedBy(definition)
      .map((column) => String(record[column] ?? '').trim())
      .find(Boolean) ?? ''
  );
}

/** The names of some records by id, deleted ones included. */
export async function recordNames(
  db: Queries,
  definition: Resource,
  ids: readonly string[],
): Promise<Map<ApiRecord['id'], string>> {
  if (ids.length === 0) return new Map();
  const rows = await anyTable(db)
    .selectFrom(definition.table)
    .select(['id', ...namedBy(definition)])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [String(row.id), nameOf(definition, row)]));
}
