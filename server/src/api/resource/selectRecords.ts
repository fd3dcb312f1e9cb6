import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { countOnce } from '../../db/countOnce';
import { isPostgres } from '../../db/engine';
import { type AnyTables, anyTable, type Queries, type Row, type Value } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';
import { decode, derived, isText, scopeOf } from './rows';
import type { Selection, SortKey } from './selection';

type RowQuery<O> = SelectQueryBuilder<AnyTables, string, O>;

/** Up to so many matches of a search are looked up and sorted; more are met soon enough on a walk along the order. */
const FEW = 1_000;
const CHUNK = 500;

/** The records of a selection, without its order and page: for counting and adding up. */
export function matching(db: Queries, definition: Resource, selection: Selection): RowQuery<object> {
  const contains = isPostgres(db) ? sql.raw('strpos') : sql.raw('instr');
  let query = anyTable(db).selectFrom(definition.table).where('deletedAt', 'is', null);
  for (const [column, value] of scopeOf(definition)) query = query.where(column, '=', value);
  for (const [column, values] of selection.equal) query = query.where(column, 'in', values);
  for (const [column, bound, value] of selection.ranges) query = query.where(column, bound, value);
  for (const word of selection.words) query = query.where(sql<boolean>`${contains}("search", ${word}) > 0`);
  return query;
}

function orderBy(db: Queries, definition: Resource, { column, descending }: SortKey): RawBuilder<unknown> {
  const key = isText(definition, column) ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  if (!isPostgres(db) || column === 'id') return sql`${key} ${direction}`;
  return sql`${key} ${direction} nulls ${sql.raw(descending ? 'last' : 'first')}`;
}

function ordered<O>(db: Queries, definition: Resource, selection: Selection, query: RowQuery<O>): RowQuery<O> {
  return selection.sort.reduce((sorted, key) => sorted.orderBy(orderBy(db, definition, key)), query);
}

/** The ids of a search's matches when they are few, else undefined. */
async function fewMatches(db: Queries, definition: Resource, selection: Selection): Promise<string[] | undefined> {
  if (selection.words.length === 0) return undefined;
  const rows = await matching(db, definition, selection)
    .select('id')
    .limit(FEW + 1)
    .execute();
  return rows.length > FEW ? undefined : rows.map((row) => String((row as Row).id));
}

/** How many records are selected, whatever the page. */
export const countRecords = (db: Queries, definition: Resource, selection: Selection): Promise<number> =>
  countOnce(
    db,
    matching(db, definition, selection).select((select) => select.fn.countAll<number>().as('total')),
  );

/** The ids of one page, in no order. Pages of the second half are counted from the end, where they are near. */
function pageIds(
  db: Queries,
  definition: Resource,
  selection: Selection,
  source: RowQuery<object>,
  total: number,
): RowQuery<{ id: Value }> {
  const { number, size } = selection.page ?? { number: 1, size: total };
  const skipped = (number - 1) * size;
  const length = Math.max(0, Math.min(size, total - skipped));
  const isNearEnd = skipped > total / 2;
  const sort = isNearEnd ? selection.sort.map((key) => ({ ...key, descending: !key.descending })) : selection.sort;
  return ordered(db, definition, { ...selection, sort }, source.select('id'))
    .limit(length)
    .offset(isNearEnd ? Math.max(0, total - skipped - length) : skipped);
}

/** One page of the selected records, and how many there are in all pages. */
export async function selectPage<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  selection: Selection,
): Promise<{ records: ApiRecord[]; total: number }> {
  const table = anyTable(db).selectFrom(definition.table);
  const few = await fewMatches(db, definition, selection);
  const total = few ? few.length : await countRecords(db, definition, selection);
  if (total === 0) return { records: [], total };
  const source = few ? table.where('id', 'in', few) : matching(db, definition, selection);
  const rows = await ordered(
    db,
    definition,
    selection,
    table.selectAll().where('id', 'in', pageIds(db, definition, selection, source, total)),
  ).execute();
  return { records: rows.map((row) => decode(definition, row as Row)), total };
}

/** All selected records in order, some hundred at a time: no query is open while the reader takes its time. */
async function* selectChunks<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  selection: Selection,
): AsyncGenerator<S[]> {
  const ids = (
    await ordered(db, definition, selection, matching(db, definition, selection).select('id')).execute()
  ).map((row) => String((row as Row).id));
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const rows = await anyTable(db).selectFrom(definition.table).selectAll().where('id', 'in', chunk).execute();
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    yield chunk
      .map((id) => byId.get(id))
      .filter((row) => row !== undefined)
      .map((row) => decode(definition, row));
  }
}

/** Some records in which every word (in small letters) occurs, at most `limit`, whichever are met first. */
export async function selectSome<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  words: string[],
  limit: number,
): Promise<S[]> {
  const found = matching(db, definition, { words, equal: [], ranges: [], sort: [] }).select('id').limit(limit);
  const rows = await anyTable(db).selectFrom(definition.table).selectAll().where('id', 'in', found).execute();
  return rows.map((row) => decode(definition, row));
}

/** A record that is not deleted, or undefined. */
export async function findRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  id: string,
): Promise<S | undefined> {
  let query = anyTable(db).selectFrom(definition.table).selectAll().where('id', '=', id).where('deletedAt', 'is', null);
  for (const [column, value] of scopeOf(definition)) query = query.where(column, '=', value);
  const row = await query.executeTakeFirst();
  return row && decode(definition, row);
}

/** A stored record as it is answered: with what is derived. */
export async function answered<S extends ApiRecord, A extends S, I>(
  resource: Resource<S, A, I>,
  record: S,
  db: Queries,
): Promise<A> {
  return (await derived(resource, [record], db))[0] ?? (record as A);
}

/** The selected records as they are answered, some hundred at a time. */
export async function* answeredChunks(
  db: Queries,
  resource: Resource,
  selection: Selection,
): AsyncGenerator<ApiRecord[]> {
  for await (const records of selectChunks(db, resource, selection)) {
    yield derived(resource, records, db);
    // The embedded database answers at once: without a turn for others, a long list would hold everybody.
    await setImmediate();
  }
}
