import type { Row, Value } from '../../db/tables';
import type { ApiRecord, ResourceDefinition } from './definition';
import { ownColumns } from './shape';

/** The most letters of a record that search looks at: long notes would make every search slow. */
const MAX_SEARCH = 800;

function toValue(kind: string | undefined, value: unknown): Value {
  if (kind === 'json') return JSON.stringify(value ?? null);
  if (kind === 'boolean') return value === true ? 1 : 0;
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a ${typeof value} needs an entry in the resource's kinds`);
}

function fromValue(kind: string | undefined, value: Value): unknown {
  if (kind === 'json') return JSON.parse(String(value));
  return kind === 'boolean' ? value === 1 : value;
}

/** What `q` is compared with: the searched columns in small letters. */
function searchText(definition: ResourceDefinition, record: Record<string, unknown>): string {
  return definition.search
    .map((column) => String(record[column] ?? ''))
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .slice(0, MAX_SEARCH);
}

/** The columns to store of a record's own fields. */
export function encode(definition: ResourceDefinition, record: Record<string, unknown>): Row {
  const row: Row = { search: searchText(definition, record) };
  for (const column of ownColumns(definition))
    if (record[column] !== undefined) row[column] = toValue(definition.kinds?.[column], record[column]);
  return row;
}

/** A stored row as the API shows it. */
export function decode(definition: ResourceDefinition, row: Row): ApiRecord {
  const record: ApiRecord = {
    id: String(row.id),
    version: Number(row.version),
    createdAt: String(row.createdAt),
    updatedAt: String(row.updatedAt),
  };
  for (const column of ownColumns(definition))
    record[column] = fromValue(definition.kinds?.[column], row[column] ?? null);
  return record;
}
