import { sql } from 'kysely';
import type { Duplicate } from 'shared/domain/duplicate';
import { phoneDigits } from 'shared/domain/phoneDigits';
import { isPostgres } from '../../db/engine';
import { keyExpression, PHONE_DIGITS } from '../../db/keyExpression';
import { anyTable, type Queries, type Row } from '../../db/tables';
import { ApiError } from '../core/errors';
import { currentCondition, isCurrent } from './current';
import type { Change, Key, Resource } from './definition';
import { nameOf } from './recordNames';
import { scopeOf } from './rows';

/** The fewest digits of a phone number that tell it from others. */
const FEWEST_DIGITS = 7;
/** So many records with the same key are named. */
const MOST = 3;

/** A key's value as it is compared; empty when the record has none. */
function keyValue({ as = 'text' }: Pick<Key, 'as'>, value: unknown): string {
  const text = String(value ?? '').trim();
  if (as === 'text') return text.toLowerCase();
  const digits = phoneDigits(text);
  return digits.length < FEWEST_DIGITS ? '' : digits.slice(-PHONE_DIGITS);
}

/** A key with the value that is looked for. */
export interface KeyValue {
  key: Key;
  value: string;
}

/** The keys that fields have a value of. */
export const keyValues = (
  { keys = [] }: Pick<Resource, 'keys'>,
  fields: Readonly<Record<string, unknown>>,
): KeyValue[] =>
  keys.map((key) => ({ key, value: keyValue(key, fields[key.column]) })).filter(({ value }) => value !== '');

/** Another record with the same key: which, by which keys, and whether it lies within the reach of whoever asks. */
export interface Holder {
  row: Row;
  columns: string[];
  isWithin: boolean;
}

/** The ids of those that have one key: a look-up of its own for each, which says all that the key's index is made of. */
const havingKey = (db: Queries, { table }: Resource, { key: { column, as = 'text' }, value }: KeyValue) =>
  sql`select "id" from ${sql.table(table)} where "deletedAt" is null and ${sql.ref(column)} <> '' and ${keyExpression(db, column, as)} = lower(${value})`;

/** The records that have one of these keys, whole rows, the newest first. By default every live one; `currentOnly` leaves out who has left, `realOnly` samples. */
export async function holdersOf(
  db: Queries,
  definition: Resource,
  wanted: readonly KeyValue[],
  {
    except = '',
    currentOnly = false,
    realOnly = false,
  }: { except?: string | undefined; currentOnly?: boolean; realOnly?: boolean } = {},
): Promise<Holder[]> {
  if (wanted.length === 0) return [];
  const { within, untold = false } = definition;
  const isWithin = within ? sql<number>`case when ${within} then 1 else 0 end` : sql<number>`1`;
  let query = anyTable(db)
    .selectFrom(definition.table)
    .selectAll()
    .select(isWithin.as('isWithin'))
    .where('id', '<>', except)
    .where(
      sql<boolean>`"id" in (${sql.join(
        wanted.map((each) => havingKey(db, definition, each)),
        sql` union all `,
      )})`,
    );
  for (const [column, value] of scopeOf(definition)) query = query.where(column, '=', value);
  if (realOnly && 'isSample' in definition.columns) query = query.where('isSample', '=', 0);
  const current = currentOnly ? currentCondition(definition) : undefined;
  const rows = await (current ? query.where(current) : query).orderBy('id', 'desc').limit(MOST).execute();
  return rows.map((row) => ({
    row,
    columns: wanted.filter(({ key, value }) => keyValue(key, row[key.column]) === value).map(({ key }) => key.column),
    isWithin: !untold && Number(row.isWithin) === 1,
  }));
}

/** Those that may be named to whoever asks. */
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

/** Holds these values of a resource's keys until the transaction ends: whoever wants one of them waits. */
async function holdKeys(db: Queries, { table }: Resource, wanted: readonly KeyValue[]): Promise<void> {
  if (!isPostgres(db)) return;
  const names = wanted.map(({ key, value }) => `${table}.${key.column}=${value}`).toSorted();
  for (const name of names) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The refusing keys that a change takes: those that the record did not have before, or had while it did not count. */
function claimed(definition: Resource, { operation, before, after }: Change): KeyValue[] {
  const keys = definition.keys?.filter(({ second }) => second === 'refuse') ?? [];
  if (keys.length === 0 || operation === 'delete' || !isCurrent(definition, after)) return [];
  const had = operation === 'update' && before && isCurrent(definition, before) ? keyValues({ keys }, before) : [];
  return keyValues({ keys }, after).filter(
    ({ key, value }) => !had.some((each) => each.key === key && each.value === value),
  );
}

/**
 * Refuses a change by which two current records would have the same key. What was stored twice already stays, and can be
 * changed otherwise; samples hold nothing. Call it in the transaction of the change. Throws 409 `duplicate`, which names the other record where
 * the caller's reach allows.
 */
export async function refuseSecond(definition: Resource, change: Change): Promise<void> {
  const wanted = claimed(definition, change);
  if (wanted.length === 0) return;
  await holdKeys(change.db, definition, wanted);
  const holders = await holdersOf(change.db, definition, wanted, {
    except: change.before?.id,
    currentOnly: true,
    realOnly: true,
  });
  const [first] = holders;
  if (!first) return;
  const { title } = definition;
  const labels = wanted.filter(({ key }) => first.columns.includes(key.column)).map(({ key }) => key.label);
  const same = `this ${labels.join(' and ')}`;
  const message = first.isWithin
    ? `${nameOf(definition, first.row)} already has ${same}. Correct it, or change that ${title} instead.`
    : `Another ${title}, which your account can’t see, already has ${same}. Check it, or ask an owner.`;
  throw new ApiError(409, 'duplicate', message, {
    errors: first.columns.map((path) => ({ path, msg: `Another ${title} has this.` })),
    duplicates: toDuplicates(definition, holders),
  });
}
