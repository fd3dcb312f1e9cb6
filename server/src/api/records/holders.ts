import { sql } from 'kysely';
import type { Duplicate } from 'shared/domain/records/duplicate';
import { anyTable, type Queries, type Row } from '../../db/tables';
import { currentCondition } from './current';
import type { Key, Resource } from './definition';
import { havingKeys, type KeyValue, keyValue } from './keys';
import { nameOf } from './recordNames';
import { scopeOf } from './rows';

/** How many records with the same key are named. */
const MOST = 3;

/** Looks for other records with one of the same keys. */
export interface Asked {
  wanted: readonly KeyValue[];
  /** The record itself. By default none, because it isn't stored yet. */
  except?: string | undefined;
}

/** Another record with the same key: which one, which keys, and whether the caller may see it. */
export interface Holder {
  row: Row;
  columns: string[];
  isWithin: boolean;
}

const placeOf = ({ column }: Key, value: string) => `${column}\n${value}`;

/**
 * The records with one of these keys, as whole rows, newest first, in one statement. By default every live one;
 * `currentOnly` leaves out former ones, `realOnly` samples.
 */
export async function holdersOf(
  db: Queries,
  definition: Resource,
  asked: readonly Asked[],
  { currentOnly = false, realOnly = false }: { currentOnly?: boolean; realOnly?: boolean } = {},
): Promise<Holder[][]> {
  const wanted = asked.flatMap((each) => each.wanted);
  if (wanted.length === 0) return asked.map(() => []);
  const { within, untold = false } = definition;
  const isWithin = within ? sql<number>`case when ${within} then 1 else 0 end` : sql<number>`1`;
  let query = anyTable(db)
    .selectFrom(definition.table)
    .selectAll()
    .select(isWithin.as('isWithin'))
    .where(havingKeys(db, definition, wanted));
  for (const [column, value] of scopeOf(definition)) query = query.where(column, '=', value);
  if (realOnly && 'isSample' in definition.columns) query = query.where('isSample', '=', 0);
  const current = currentOnly ? currentCondition(definition) : undefined;
  if (current) query = query.where(current);
  const { length, 0: first } = asked;
  if (length === 1)
    query = query
      .where('id', '<>', first?.except ?? '')
      .orderBy('id', 'desc')
      .limit(MOST);
  const rows = await query.execute();
  const keys = [...new Set(wanted.map(({ key }) => key))];
  const byKey = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of keys) {
      const place = placeOf(key, keyValue(key, row));
      const known = byKey.get(place);
      if (known) known.push(row);
      else byKey.set(place, [row]);
    }
  return asked.map((each) => {
    const found = new Map<Row, string[]>();
    for (const one of each.wanted)
      for (const row of byKey.get(placeOf(one.key, one.value)) ?? [])
        if (row.id !== each.except) found.set(row, [...(found.get(row) ?? []), one.key.column]);
    return [...found]
      .sort(([a], [b]) => (String(a.id) < String(b.id) ? 1 : -1))
      .slice(0, MOST)
      .map(([row, columns]) => ({ row, columns, isWithin: !untold && Number(row.isWithin) === 1 }));
  });
}

/** Those whose name the caller may see. */
export const toDuplicates = (definition: Resource, holders: readonly Holder[]): Duplicate[] =>
  holders
    .filter(({ isWithin }) => isWithin)
    .map(({ row, columns }) => ({
      path: definition.path,
      id: String(row.id),
      title: nameOf(definition, row),
      columns,
      page: null,
    }));
