import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { cachedCount } from '../../../db/cachedCount';
import { compiledOnce } from '../../../db/compiledOnce';
import { isPostgres } from '../../../db/engines/engine';
import { type AnyTables, anyTable, type Queries, type Row } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import type { ApiRecord, Resource } from '../definition';
import { liveRows } from '../liveRows';
import { perResource } from '../perResource';
import { derived, isText, storedColumns, toRecords } from '../rows';
import type { Selection, SortKey } from './selection';

type RowQuery<O> = SelectQueryBuilder<AnyTables, string, O>;

/** Up to this many matches of a search are looked up and sorted. */
const FEW = 1_000;
/**
 * A search with more matches first looks for its page among this many records along the order; below, sorting all
 * matches is quicker.
 */
const NEAR = [1_000, 10_000];
/** More than any table has: a query with a limit runs as it is, whatever it is a part of. */
const ALL = Number.MAX_SAFE_INTEGER;
const CHUNK = 50;

/** Whether a word occurs in the searched text. SQLite finds it by a pattern in half the time of its `instr`. */
const contains = (db: Queries, word: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`strpos("search", ${word}) > 0`
    : sql<boolean>`"search" glob ${`*${word.replace(/[*?[]/g, '[$&]')}*`}`;

/** Whether a word occurs in a record's searched columns, or in those of the record it names (`searchIn`). */
function holds(db: Queries, { searchIn }: Resource, word: string): RawBuilder<boolean> {
  const own = contains(db, word);
  if (!searchIn) return own;
  const named = sql`select "id" from ${sql.table(searchIn.by().table)} where "deletedAt" is null and ${own}`;
  return sql<boolean>`(${own} or ${sql.ref(searchIn.column)} in (${named}))`;
}

/** Whether all words of one of these lists occur. */
const holdsAny = (db: Queries, definition: Resource, ways: string[][]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    ways.map(
      (words) =>
        sql`(${sql.join(
          words.map((word) => holds(db, definition, word)),
          sql` and `,
        )})`,
    ),
    sql` or `,
  )})`;

/**
 * A column for comparison with a bound. A bound without letters, such as a day, is the same in small letters: so the
 * index with a list's order finds a part of it too.
 */
const boundOf = (definition: Resource, column: string, value: string): RawBuilder<unknown> =>
  isText(definition, column) && /^[\0-@]*$/.test(value) ? sql`lower(${sql.ref(column)})` : sql.ref(column);

/** Leaves what a selection asks for. */
function applyFilters<O>(
  db: Queries,
  definition: Resource,
  { equal, ranges, words }: Selection,
  rows: RowQuery<O>,
): RowQuery<O> {
  let query = rows;
  for (const [column, values] of equal) query = query.where(column, 'in', values);
  for (const [column, bound, value] of ranges) query = query.where(boundOf(definition, column, value), bound, value);
  return words.length === 0 ? query : query.where(holdsAny(db, definition, words));
}

/** The records of a selection, without its order and page: for counting and adding up. */
export const matching = (db: Queries, definition: Resource, selection: Selection): RowQuery<object> =>
  applyFilters(db, definition, selection, liveRows(db, definition));

function orderBy(db: Queries, definition: Resource, { column, descending }: SortKey): RawBuilder<unknown> {
  const key = isText(definition, column) ? sql`lower(${sql.ref(column)})` : sql.ref(column);
  const direction = sql.raw(descending ? 'desc' : 'asc');
  if (!isPostgres(db) || column === 'id') return sql`${key} ${direction}`;
  return sql`${key} ${direction} nulls ${sql.raw(descending ? 'last' : 'first')}`;
}

function ordered<O>(db: Queries, definition: Resource, sort: SortKey[], query: RowQuery<O>): RowQuery<O> {
  return sort.reduce((sorted, key) => sorted.orderBy(orderBy(db, definition, key)), query);
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

/** Where a page lies among the records that are selected. */
interface Place {
  /** Whether they are read from their end, where the page is nearer. */
  isBackwards: boolean;
  limit: number;
  offset: number;
}

/**
 * The ids of a page of a search with many matches. Most have theirs among the first records along the order. Where the
 * matches lie further on, a walk would pass everything else, a record at a time: then all matches are sorted.
 */
async function foundPage(
  db: Queries,
  definition: Resource,
  selection: Selection,
  { limit, offset }: Pick<Place, 'limit' | 'offset'>,
  sort: SortKey[],
): Promise<string[]> {
  const compared = [...sort.map(({ column }) => column), ...selection.equal.map(([column]) => column)];
  const searched = definition.searchIn ? [definition.searchIn.column] : [];
  const columns = [
    ...new Set(['id', 'search', ...searched, ...compared, ...selection.ranges.map(([column]) => column)]),
  ];
  const pageOf = async (rows: RowQuery<object>) => {
    const found = await ordered(db, definition, sort, rows.select('id')).limit(limit).offset(offset).execute();
    return found.map((row) => String((row as Row).id));
  };
  const from = (rows: RowQuery<object>): RowQuery<object> => anyTable(db).selectFrom(rows.as('rows'));
  for (const records of NEAR.filter((each) => offset + limit <= each)) {
    const near = ordered(db, definition, sort, liveRows(db, definition).select(columns)).limit(records);
    const ids = await pageOf(applyFilters(db, definition, selection, from(near)));
    if (ids.length === limit) return ids;
  }
  return pageOf(from(matching(db, definition, selection).select(columns).limit(ALL)));
}

const statements = perResource<CompiledQuery>();

/** The statement that `build` makes of a selection, which is built once: to build it takes longer than to run it. A search is built each time, because few ask for the same. */
function statementOf(
  db: Queries,
  definition: object,
  selection: Selection,
  place: object,
  build: () => CompiledQuery,
): CompiledQuery {
  if (selection.words.length > 0) return build();
  return statements(definition, JSON.stringify([isPostgres(db), selection, place]), build);
}

/** How many records are selected, whatever the page. */
export function countRecords(
  db: Queries,
  definition: Resource,
  { page: _, sort: __, columns: ___, ...selected }: Selection,
): Promise<number> {
  const selection = { ...selected, sort: [] };
  const counting = () =>
    matching(db, definition, selection)
      .select((select) => select.fn.countAll<number>().as('total'))
      .compile();
  return cachedCount(db, statementOf(db, definition, selection, {}, counting) as CompiledQuery<{ total: number }>);
}

/** Where a page lies in the list, or in the list read backwards: pages of the second half are counted from the end. */
function placeOf({ page }: Selection, total: number): Place {
  const { number, size } = page ?? { number: 1, size: total };
  const skipped = (number - 1) * size;
  const limit = Math.max(0, Math.min(size, total - skipped));
  const isBackwards = skipped > total / 2;
  return { isBackwards, limit, offset: isBackwards ? Math.max(0, total - skipped - limit) : skipped };
}

/** One page of the selected records, and how many there are in all pages. */
export async function selectPage<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  selection: Selection,
): Promise<{ records: S[]; total: number }> {
  const table = anyTable(db).selectFrom(definition.table);
  const few = await fewMatches(db, definition, selection);
  const total = few ? few.length : await countRecords(db, definition, selection);
  const isSearch = selection.words.length > 0;
  if (isSearch) await yieldToEventLoop(db);
  const place = placeOf(selection, total);
  const { isBackwards, limit, offset } = place;
  if (limit === 0) return { records: [], total };
  const sort = selection.sort.map((key) => ({ ...key, descending: key.descending !== isBackwards }));
  const found = few || !isSearch ? undefined : await foundPage(db, definition, selection, place, sort);
  const statement = statementOf(db, definition, selection, place, () => {
    const source = few ? table.where('id', 'in', few) : matching(db, definition, selection);
    const ids = found ?? ordered(db, definition, sort, source.select('id')).limit(limit).offset(offset);
    const records = table.select(storedColumns(definition, selection.columns)).where('id', 'in', ids);
    return ordered(db, definition, selection.sort, records).compile();
  });
  return { records: toRecords(definition, (await db.executeQuery<Row>(statement as CompiledQuery<Row>)).rows), total };
}

/** The ids that a query selects, in its order, as one text: a row for each would hold the server five times as long. */
async function allIds(db: Queries, query: RowQuery<object>): Promise<string[]> {
  const joined = isPostgres(db) ? sql.raw('string_agg') : sql.raw('group_concat');
  const { rows } = await sql<{
    ids: string | null;
  }>`select ${joined}("id", ' ') as "ids" from (${query}) as "selected"`.execute(db);
  return rows[0]?.ids?.split(' ') ?? [];
}

/** All selected records in order, some at a time: no query is open while the reader takes its time. */
async function* selectChunks<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  selection: Selection,
): AsyncGenerator<S[]> {
  const ids = await allIds(
    db,
    ordered(db, definition, selection.sort, matching(db, definition, selection).select('id')),
  );
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const rows = await anyTable(db)
      .selectFrom(definition.table)
      .select(storedColumns(definition, selection.columns))
      .where('id', 'in', chunk)
      .execute();
    const byId = new Map(toRecords(definition, rows).map((record) => [record.id, record]));
    yield chunk.map((id) => byId.get(id)).filter((record) => record !== undefined);
  }
}

/** The first of the records that a search finds, in the order of the selection, without counting the others. */
export async function selectFirst<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  selection: Selection,
  limit: number,
): Promise<S[]> {
  const { sort } = selection;
  const few = await fewMatches(db, definition, selection);
  if (few?.length === 0) return [];
  const table = anyTable(db).selectFrom(definition.table).select(storedColumns(definition));
  const ids = few ?? (await foundPage(db, definition, selection, { limit, offset: 0 }, sort));
  const records = ordered(db, definition, sort, table.where('id', 'in', ids)).limit(limit);
  return toRecords(definition, (await records.execute()) as Row[]);
}

/** Some of the selected records, at most `limit`, whichever are met first. */
export async function selectSome<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  selection: Selection,
  limit: number,
): Promise<S[]> {
  const found = matching(db, definition, selection).select('id').limit(limit);
  const rows = await anyTable(db)
    .selectFrom(definition.table)
    .select(storedColumns(definition))
    .where('id', 'in', found)
    .execute();
  return toRecords(definition, rows);
}

const findings = perResource<ReturnType<typeof compiledOnce<'id', Row>>>();

/** How one record is found. */
const findingOf = (definition: Pick<Resource, 'table' | 'columns' | 'scope' | 'within'>) =>
  compiledOnce<'id', Row>((db, value) =>
    liveRows(db, definition).select(storedColumns(definition)).where('id', '=', value('id')),
  );

/** A record that is not deleted, or undefined. */
export async function findRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  id: string,
): Promise<S | undefined> {
  const rows = await findings(definition, 'id', () => findingOf(definition))(db, { id });
  return toRecords(definition, rows)[0];
}

/** The records with these ids that are not deleted, by their ids. */
export async function findRecords<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  ids: readonly string[],
): Promise<Map<string, S>> {
  const [first, ...others] = new Set(ids.filter((id) => id !== ''));
  if (first === undefined) return new Map();
  const found =
    others.length === 0
      ? [await findRecord(db, definition, first)]
      : toRecords(
          definition,
          await liveRows(db, definition)
            .select(storedColumns(definition))
            .where('id', 'in', [first, ...others])
            .execute(),
        );
  return new Map(found.flatMap((record) => (record ? [[record.id, record]] : [])));
}

/** A stored record as the API answers it: with derived fields. */
export async function answered<S extends ApiRecord, A extends S, I>(
  resource: Resource<S, A, I>,
  record: S,
  db: Queries,
): Promise<A> {
  return (await derived(resource, [record], db))[0] ?? (record as A);
}

/** Selected records as the API answers them: with derived fields, unless only some of their columns were read. */
export const answerOf = async (
  resource: Resource,
  { columns }: Selection,
  records: ApiRecord[],
  db: Queries,
): Promise<ApiRecord[]> => (columns ? records : derived(resource, records, db));

/** The selected records as they are answered, some hundred at a time. */
export async function* answeredChunks(
  db: Queries,
  resource: Resource,
  selection: Selection,
): AsyncGenerator<ApiRecord[]> {
  for await (const records of selectChunks(db, resource, selection)) {
    yield answerOf(resource, selection, records, db);
    await yieldToEventLoop(db);
  }
}
