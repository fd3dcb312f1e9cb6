import { setImmediate } from 'node:timers/promises';
import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { compiledOnce } from '../../db/compiledOnce';
import { countOnce } from '../../db/countOnce';
import { isPostgres } from '../../db/engine';
import { type AnyTables, anyTable, type Queries, type Row } from '../../db/tables';
import type { ApiRecord, Resource } from './definition';
import { perResource } from './perResource';
import { become, derived, isText, scopeOf, storedColumns } from './rows';
import type { Selection, SortKey } from './selection';

type RowQuery<O> = SelectQueryBuilder<AnyTables, string, O>;

/** Up to so many matches of a search are looked up and sorted; more are met soon enough on a walk along the order. */
const FEW = 1_000;
const CHUNK = 50;

/** Whether a word occurs in what is searched. SQLite looks for it by a pattern in half the time that its `instr` takes. */
const contains = (db: Queries, word: string): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`strpos("search", ${word}) > 0`
    : sql<boolean>`"search" glob ${`*${word.replace(/[*?[]/g, '[$&]')}*`}`;

/** The records of a selection, without its order and page: for counting and adding up. */
export function matching(db: Queries, definition: Resource, selection: Selection): RowQuery<object> {
  let query = anyTable(db).selectFrom(definition.table).where('deletedAt', 'is', null);
  for (const [column, value] of scopeOf(definition)) query = query.where(column, '=', value);
  for (const [column, values] of selection.equal) query = query.where(column, 'in', values);
  for (const [column, bound, value] of selection.ranges) query = query.where(column, bound, value);
  for (const word of selection.words) query = query.where(contains(db, word));
  return query;
}

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
  { page: _, sort: __, ...selected }: Selection,
): Promise<number> {
  const selection = { ...selected, sort: [] };
  const counting = () =>
    matching(db, definition, selection)
      .select((select) => select.fn.countAll<number>().as('total'))
      .compile();
  return countOnce(db, statementOf(db, definition, selection, {}, counting) as CompiledQuery<{ total: number }>);
}

/** Where a page lies in the list, or in the list read backwards: pages of the second half are counted from the end, where they are near. */
function placeOf({ page }: Selection, total: number) {
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
  if (total === 0) return { records: [], total };
  const place = placeOf(selection, total);
  const statement = statementOf(db, definition, selection, place, () => {
    const source = few ? table.where('id', 'in', few) : matching(db, definition, selection);
    const { isBackwards, limit, offset } = place;
    const sort = selection.sort.map((key) => ({ ...key, descending: key.descending !== isBackwards }));
    const ids = ordered(db, definition, sort, source.select('id')).limit(limit).offset(offset);
    const records = table.select(storedColumns(definition)).where('id', 'in', ids);
    return ordered(db, definition, selection.sort, records).compile();
  });
  return { records: become(definition, (await db.executeQuery<Row>(statement as CompiledQuery<Row>)).rows), total };
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
      .select(storedColumns(definition))
      .where('id', 'in', chunk)
      .execute();
    const byId = new Map(become(definition, rows).map((record) => [record.id, record]));
    yield chunk.map((id) => byId.get(id)).filter((record) => record !== undefined);
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
  const rows = await anyTable(db)
    .selectFrom(definition.table)
    .select(storedColumns(definition))
    .where('id', 'in', found)
    .execute();
  return become(definition, rows);
}

const findings = perResource<ReturnType<typeof compiledOnce<'id', Row>>>();

/** How one record is found. */
const findingOf = (definition: Pick<Resource, 'table' | 'columns' | 'scope'>) =>
  compiledOnce<'id', Row>((db, value) =>
    scopeOf(definition).reduce(
      (query, [column, only]) => query.where(column, '=', only),
      anyTable(db)
        .selectFrom(definition.table)
        .select(storedColumns(definition))
        .where('id', '=', value('id'))
        .where('deletedAt', 'is', null),
    ),
  );

/** A record that is not deleted, or undefined. */
export async function findRecord<S extends ApiRecord, A extends S, I>(
  db: Queries,
  definition: Resource<S, A, I>,
  id: string,
): Promise<S | undefined> {
  const rows = await findings(definition, 'id', () => findingOf(definition))(db, { id });
  return become(definition, rows)[0];
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
