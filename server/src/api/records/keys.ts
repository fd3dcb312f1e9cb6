import { type RawBuilder, sql } from 'kysely';
import { phoneDigits } from 'shared/domain/text/phoneDigits';
import { isPostgres } from '../../db/engines/engine';
import { keyExpression, PHONE_DIGITS } from '../../db/keyExpression';
import type { Queries, Value } from '../../db/tables';
import type { Key, Resource } from './definition';

/** Minimum digits of a phone number to identify it. */
const FEWEST_DIGITS = 7;

type Fields = Readonly<Record<string, unknown>>;

/** A field's part of a key, normalised for comparison; empty when it has none. */
function partOf(as: NonNullable<Key['as']>, value: unknown): string {
  if (as === 'exact') return value === null || value === undefined ? '' : String(value);
  const text = String(value ?? '').trim();
  if (as === 'text') return text.toLowerCase();
  const digits = phoneDigits(text);
  return digits.length < FEWEST_DIGITS ? '' : digits.slice(-PHONE_DIGITS);
}

/** A key's value, normalised for comparison; empty unless all its fields are filled. */
export function keyValue({ as = 'text', column, further = [] }: Key, fields: Fields): string {
  const parts = [column, ...further].map((name) => partOf(as, fields[name]));
  return parts.includes('') ? '' : parts.join('\n');
}

/** A key with the value to look for. */
export interface KeyValue {
  key: Key;
  value: string;
  /** The database's expression for comparing a key's column. */
  asked: Value;
}

/** The database's expression for comparing a key's column. */
function askedOf({ as = 'text', column }: Key, fields: Fields): Value {
  const value = fields[column];
  if (as !== 'exact') return partOf(as, value);
  return typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : String(value);
}

/** The keys for which fields have a value. */
export const keyValues = ({ keys = [] }: Pick<Resource, 'keys'>, fields: Fields): KeyValue[] =>
  keys.flatMap((key) => {
    const value = keyValue(key, fields);
    return value === '' ? [] : [{ key, value, asked: askedOf(key, fields) }];
  });

/**
 * The ids of records with one of a key's values: a look-up for each key that names every column of the key's index.
 * SQLite only uses that index for many values when it loops over them.
 */
function havingKey(db: Queries, table: string, { column, as = 'text' }: Key, values: readonly Value[]) {
  const name = sql.ref(column);
  const [filled, compared] =
    as === 'exact' ? [sql`${name} is not null`, name] : [sql`${name} <> ''`, keyExpression(db, column, as)];
  const live = sql`"deletedAt" is null and ${filled}`;
  if (isPostgres(db))
    return sql`select "id" from ${sql.table(table)} where ${live} and ${compared} in (${sql.join(values)})`;
  const asked = sql.join(values.map((value) => sql`(${value})`));
  return sql`select "id" from (values ${asked}) as "asked" cross join ${sql.table(table)} where ${live} and ${compared} = "asked"."column1"`;
}

/**
 * Live records that may have one of these keys; for a key of several columns, those with the first. `wanted` is not
 * empty.
 */
export function havingKeys(db: Queries, { table }: Resource, wanted: readonly KeyValue[]): RawBuilder<boolean> {
  const values = new Map<Key, Set<Value>>();
  for (const { key, asked } of wanted) values.set(key, (values.get(key) ?? new Set()).add(asked));
  const each = [...values].map(([key, asked]) => havingKey(db, table, key, [...asked]));
  return sql<boolean>`"id" in (${sql.join(each, sql` union all `)})`;
}
