import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isPostgres } from '../../db/engine';
import { anyTable, type Queries, type ResourceTables, type Row } from '../../db/tables';
import { decode } from './codec';
import type { ApiRecord, ResourceDefinition } from './definition';
import type { Selection, SortKey } from './selection';
import { isText, tableOf } from './shape';

type RowQuery<O> = SelectQueryBuilder<ResourceTables, string, O>;

/** Up to so many matches of a search are looked up and sorted; more are met soon enough on a walk along the order. */
const FEW = 2_000;
const CHUNK = 500;

function matching(db: Queries, definition: ResourceDefinition, selection: Selection): RowQuery<object> {
  const contains = isPostgres(db) ? sql.raw('strpos') : sql.raw('instr');
  let query = anyTable(db).selectFrom(tableOf(definition)).where('deletedAt', 'is', null);
  for (const [column, value] of Object.entries(definition.scope ?? {})) query = query.where(column, '=', value);
  for (const [column, values] of selection.equal) query = query.where(column, 'in', values);
  for (const [column, bound, value] of selection.ranges) query = query.where(column, bound, value);
  for (const word of selection.words) query = query.where(sql<boolean>`${contains}("search", ${word}) > 0`);
  return query;
}

function orderBy(db: Queries, definition: ResourceDefinition, { column, descending }: SortKey): RawBuilder<unknown> {
  const key = isText(definition, column) ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  if (!isPostgres(db) || column === 'id') return sql`${key} ${direction}`;
  return sql`${key} ${direction} nulls ${sql.raw(descending ? 'last' : 'first')}`;
}

function ordered<O>(db: Queries, definition: ResourceDefinition, selection: Selection, query: RowQuery<O>): RowQuery<O> {
  return selection.sort.reduce((sorted, key) => sorted.orderBy(orderBy(db, definition, key)), query);
}

/** How many records are selected, whatever the page. */
export async function countRecords(db: Queries, definition: ResourceDefinition, selection: Selection): Promise<number> {
  const row = await matching(db, definition, selection).select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return Number(row.total);
}

/** One page of the selected records. `total` is what `countRecords` said. */
export async function selectPage(db: Queries, definition: ResourceDefinition, selection: Selection, total: number): Promise<ApiRecord[]> {
  const { number, size } = selection.page ?? { number: 1, size: total };
  const found = matching(db, definition, selection);
  const isRareMatch = selection.words.length > 0 && total <= FEW;
  const source = isRareMatch ? anyTable(db).selectFrom(tableOf(definition)).where('id', 'in', found.select('id')) : found;
  const rows = await ordered(db, definition, selection, source.selectAll()).limit(size).offset((number - 1) * size).execute();
  return rows.map((row) => decode(definition, row as Row));
}

/** All selected records in order, some hundred at a time: no query is open while the reader takes its time. */
export async function* selectChunks(db: Queries, definition: ResourceDefinition, selection: Selection): AsyncGenerator<ApiRecord[]> {
  const ids = (await ordered(db, definition, selection, matching(db, definition, selection).select('id')).execute()).map((row) => String((row as Row).id));
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const rows = await anyTable(db).selectFrom(tableOf(definition)).selectAll().where('id', 'in', chunk).execute();
    const byId = new Map(rows.map((row) => [String(row.id), row]));
    yield chunk.map((id) => byId.get(id)).filter((row) => row !== undefined).map((row) => decode(definition, row));
  }
}

/** Some records in which every word (in small letters) occurs, at most `limit`, whichever are met first. */
export async function selectSome(db: Queries, definition: ResourceDefinition, words: string[], limit: number): Promise<ApiRecord[]> {
  const found = matching(db, definition, { words, equal: [], ranges: [], sort: [] }).select('id').limit(limit);
  const rows = await anyTable(db).selectFrom(tableOf(definition)).selectAll().where('id', 'in', found).execute();
  return rows.map((row) => decode(definition, row));
}

/** A record that is not deleted, or undefined. */
export async function findRecord(db: Queries, definition: ResourceDefinition, id: string): Promise<ApiRecord | undefined> {
  let query = anyTable(db).selectFrom(tableOf(definition)).selectAll().where('id', '=', id).where('deletedAt', 'is', null);
  for (const [column, value] of Object.entries(definition.scope ?? {})) query = query.where(column, '=', value);
  const row = await query.executeTakeFirst();
  return row && decode(definition, row);
}
