import { anyTable, type Queries, type Row } from '../../../db/tables';
import type { ApiRecord, Key, Resource } from '../definition';
import { havingKeys, keyValue, keyValues } from '../keys';
import { decode, scopeOf, storedColumns } from '../rows';

/** A file's row by field, without empty cells. */
export type FileRow = Readonly<Record<string, unknown>>;

const nameOfKey = ({ column, further = [] }: Key) => [column, ...further].join('+');

/** A row's strongest key, which distinguishes it from the file's other rows; empty without one. */
export function keyOf(definition: Pick<Resource, 'keys'>, row: FileRow): string {
  const [strongest] = keyValues(definition, row);
  return strongest ? `${nameOfKey(strongest.key)}: ${strongest.value}` : '';
}

/** Whether a stronger key, which both have, differs. */
const isAnother = (stronger: readonly Key[], row: FileRow, record: FileRow) =>
  stronger.some((key) => {
    const [a, b] = [keyValue(key, row), keyValue(key, record)];
    return a !== '' && b !== '' && a !== b;
  });

/**
 * The records that a file's rows mean, by the resource's keys: for each row none, one, or several ambiguous ones. A
 * weaker key counts only if no stronger one differs, and real records come before samples. One statement for all rows.
 */
export async function matchRows(
  db: Queries,
  definition: Resource,
  rows: readonly FileRow[],
): Promise<readonly ApiRecord[][]> {
  const { keys = [], within } = definition;
  const wanted = rows.flatMap((row) => keyValues(definition, row));
  if (wanted.length === 0) return rows.map(() => []);
  let query = anyTable(db)
    .selectFrom(definition.table)
    .select(storedColumns(definition))
    .where(havingKeys(db, definition, wanted));
  for (const [scoped, value] of scopeOf(definition)) query = query.where(scoped, '=', value);
  if (within) query = query.where(within);
  const records = (await query.execute()).map((row) => decode(definition, row as Row));
  const byKey = new Map(keys.map((key) => [key, new Map<string, ApiRecord[]>()]));
  for (const record of records)
    for (const { key, value } of keyValues(definition, record)) {
      const known = byKey.get(key);
      known?.set(value, [...(known.get(value) ?? []), record]);
    }
  return rows.map((row) => {
    const found = new Map<string, ApiRecord>();
    for (const [strength, key] of keys.entries())
      for (const record of byKey.get(key)?.get(keyValue(key, row)) ?? [])
        if (!isAnother(keys.slice(0, strength), row, record)) found.set(record.id, record);
    const all = [...found.values()];
    return all.length > 1 ? all.filter(({ isSample }) => isSample !== true) : all;
  });
}
