import { sql } from 'kysely';
import { anyTable, type Queries, type Row } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';
import { decode, scopeOf, storedColumns } from './rows';

/** A row of a file by its fields; those with an empty cell are not there. */
export type FileRow = Readonly<Record<string, unknown>>;

const plain = (value: unknown) => (value === null || value === undefined ? '' : String(value).trim().toLowerCase());

/** What a record has of a key, joined; empty unless it has all of it. */
function valueOf(columns: readonly string[], record: FileRow): string {
  const values = columns.map((column) => plain(record[column]));
  return values.includes('') ? '' : values.join('\n');
}

/** The strongest key that a row has, by which it is told from the others of its file; empty without one. */
export function keyOf({ rowKeys = [] }: Pick<Resource, 'rowKeys'>, row: FileRow): string {
  const place = rowKeys.findIndex((columns) => valueOf(columns, row) !== '');
  return place < 0 ? '' : `${rowKeys[place]?.join('+')}: ${valueOf(rowKeys[place] ?? [], row)}`;
}

/** Whether a stronger key, which both have, says that they are two. */
const isAnother = (stronger: readonly (readonly string[])[], row: FileRow, record: FileRow) =>
  stronger.some((columns) => {
    const [a, b] = [valueOf(columns, row), valueOf(columns, record)];
    return a !== '' && b !== '' && a !== b;
  });

async function recordsWith(
  db: Queries,
  definition: Resource,
  column: string,
  values: readonly string[],
): Promise<ApiRecord[]> {
  let query = anyTable(db)
    .selectFrom(definition.table)
    .select(storedColumns(definition))
    .where('deletedAt', 'is', null)
    .where(sql`lower(${sql.ref(column)})`, 'in', values);
  for (const [scoped, value] of scopeOf(definition)) query = query.where(scoped, '=', value);
  if (definition.within) query = query.where(definition.within);
  return (await query.execute()).map((row) => decode(definition, row as Row));
}

/**
 * The records that rows of a file mean, by the resource's keys: of each row none, one, or several that it can't tell
 * apart. A weaker key means nothing where a stronger one differs.
 */
export async function matchRows(
  db: Queries,
  definition: Resource,
  rows: readonly FileRow[],
): Promise<readonly ApiRecord[][]> {
  const keys = definition.rowKeys ?? [];
  const matches = rows.map(() => new Map<string, ApiRecord>());
  for (const [strength, columns] of keys.entries()) {
    const [first = ''] = columns;
    const wanted = new Set(rows.filter((row) => valueOf(columns, row) !== '').map((row) => plain(row[first])));
    if (wanted.size === 0) continue;
    const byKey = new Map<string, ApiRecord[]>();
    for (const record of await recordsWith(db, definition, first, [...wanted])) {
      const key = valueOf(columns, record);
      byKey.set(key, [...(byKey.get(key) ?? []), record]);
    }
    for (const [index, row] of rows.entries())
      for (const record of byKey.get(valueOf(columns, row)) ?? [])
        if (!isAnother(keys.slice(0, strength), row, record)) matches[index]?.set(record.id, record);
  }
  return matches.map((found) => [...found.values()]);
}
