import { anyTable, type Queries } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';

const namedBy = ({ named = ['name'] }: Resource) => named;

/** What names a record to a person: the first of its naming columns that is not empty; empty when all are. */
export function nameOf(definition: Resource, record: Readonly<Record<string, unknown>>): string {
  return (
    namedBy(definition)
      .map((column) => String(record[column] ?? '').trim())
      .find(Boolean) ?? ''
  );
}

/** A list is searched for at most so many letters of a name. */
const LONGEST_NAME = 120;

/** The page of a list, searched for the record's name. */
export const dashboard = (page: string) => (_record: ApiRecord, name: string) => `/dashboard/${page}?q=${name}`;

/** The page that shows a record, or a list narrowed to it. Throws when the resource names none. */
export function pageOf(definition: Resource, record: ApiRecord): string {
  if (!definition.found)
    throw new TypeError(`The resource "${definition.path}" names no page of a record; add "found".`);
  return definition.found.page(record, encodeURIComponent(nameOf(definition, record).slice(0, LONGEST_NAME)));
}

/** The names of some records by their ids, also of deleted ones. */
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
