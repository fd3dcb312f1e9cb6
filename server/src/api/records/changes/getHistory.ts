import type { HistoryEntry } from 'shared/domain/records/answers';
import { anyTable, type Queries } from '../../../db/tables';
import type { Resource } from '../definition';
import type { PageOf } from '../lists/pageOf';
import { listedRecords, tellLists } from '../lists/tellLists';
import { ownTime } from '../ownTime';
import { recordNames } from '../recordNames';
import { decode, scopeOf } from '../rows';
import { type Changes, readHistory } from './audit';
import { unknownRecord } from './changeRecord';

/** A reference to another record. */
interface Reference {
  path: string;
  id: string;
}

function referenceOf(path: string | undefined, value: unknown): Reference | undefined {
  if (path === undefined || typeof value !== 'string' || value === '') return undefined;
  if (path !== '*') return { path, id: value };
  const cut = value.lastIndexOf('/');
  return { path: value.slice(0, cut), id: value.slice(cut + 1) };
}

/** Those records that are, or were, of a resource and within its reach. */
function existing(db: Queries, definition: Resource, ids: readonly string[]) {
  const rows = scopeOf(definition).reduce(
    (query, [column, value]) => query.where(column, '=', value),
    anyTable(db).selectFrom(definition.table).selectAll().where('id', 'in', ids),
  );
  return definition.within ? rows.where(definition.within) : rows;
}

/** A record that a history refers to: its name, and whether it still exists. */
interface Named {
  name: string;
  isThere: boolean;
}

/** Every record that a history refers to, by path and id. */
async function namesOf(
  db: Queries,
  resources: readonly Resource[],
  references: readonly Reference[],
): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  for (const definition of resources) {
    const ids = [...new Set(references.filter(({ path }) => path === definition.path).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const rows = await existing(db, definition, ids).execute();
    const there = new Set(rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => String(id)));
    for (const [id, name] of await recordNames(
      db,
      definition,
      rows.map(({ id }) => String(id)),
    ))
      names.set(`${definition.path}/${id}`, { name, isThere: there.has(id) });
  }
  return names;
}

/** The names of records referenced by columns of these records, by their values; deleted records too. */
export async function referredNames(
  db: Queries,
  resources: readonly Resource[],
  { references = {} }: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<Record<string, string>> {
  const values = records.flatMap((record) =>
    Object.entries(references).map(([column, path]) => ({
      value: record[column],
      reference: referenceOf(path, record[column]),
    })),
  );
  const names = await namesOf(
    db,
    resources,
    values.map(({ reference }) => reference).filter((reference) => reference !== undefined),
  );
  return Object.fromEntries(
    values.flatMap(({ value, reference }) => {
      const name = reference && names.get(`${reference.path}/${reference.id}`)?.name;
      return name ? [[String(value), name]] : [];
    }),
  );
}

/** The shown part of a change: without derived columns and the marker of its resource. */
function toldOf({ excludeFromHistory = [], scope = {} }: Resource, changes: Changes): Changes {
  const silent = new Set(['isSample', ...excludeFromHistory, ...Object.keys(scope)]);
  return Object.fromEntries(Object.entries(changes).filter(([column]) => !silent.has(column)));
}

/**
 * A resource's history entries for people: other records by name, deleted ones too, with the pages that show them.
 * Parameters as for `getHistory`.
 */
export async function tellEntries<E extends Pick<HistoryEntry, 'changes'>>(
  db: Queries,
  resources: readonly Resource[],
  definition: Resource,
  entries: readonly E[],
  pageOf: PageOf,
): Promise<(E & Pick<HistoryEntry, 'pages'>)[]> {
  const { path } = definition;
  const pathsOf: Resource['references'] & object = { ...definition.references, mergedFrom: path, mergedInto: path };
  const told = entries.map((entry) => ({ ...entry, changes: toldOf(definition, entry.changes) }));
  const lists: Resource['listsRecords'] & object = definition.listsRecords ?? {};
  const references = told.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([column, values]) =>
      values.flatMap((value) => [referenceOf(pathsOf[column], value), ...listedRecords(lists[column] ?? {}, value)]),
    ),
  );
  const names = await namesOf(
    db,
    resources,
    references.filter((reference) => reference !== undefined),
  );
  const listedName = (of: string, id: string) => {
    const record = names.get(`${of}/${id}`);
    return record?.isThere ? record.name : undefined;
  };
  const known = (column: string, value: unknown) => {
    const listed = lists[column];
    if (listed) return { text: tellLists(listed, value, listedName), page: null };
    const reference = referenceOf(pathsOf[column], value);
    const record = reference && names.get(`${reference.path}/${reference.id}`);
    const page = record?.isThere ? pageOf(reference?.path ?? '', reference?.id ?? '') : undefined;
    return { text: record?.name || value, page: page ?? null };
  };
  return told.map((entry) => {
    const fields = Object.entries(entry.changes).map(
      ([column, [before, after]]) => [column, known(column, before), known(column, after)] as const,
    );
    const paged = fields.filter(([, before, after]) => before.page !== null || after.page !== null);
    return {
      ...entry,
      changes: Object.fromEntries(fields.map(([column, before, after]) => [column, [before.text, after.text]])),
      ...(paged.length > 0 && {
        pages: Object.fromEntries(paged.map(([column, before, after]) => [column, [before.page, after.page]])),
      }),
    };
  });
}

/**
 * A record's history for people, newest first: other records by name, deleted ones too, without derived columns. Leaves
 * out changes of nothing else. `resources` are all that it may refer to; `pageOf` gives their pages. Leaves out records
 * beyond the reach of `definition`. Throws 404 for a record of another resource, or beyond its reach.
 */
export async function getHistory(
  db: Queries,
  resources: readonly Resource[],
  definition: Resource,
  id: string,
  pageOf: PageOf,
): Promise<HistoryEntry[]> {
  const row = await existing(db, definition, [id]).executeTakeFirst();
  if (!row) throw unknownRecord(definition);
  const history = await ownTime(db, definition, await readHistory(db, definition.table, id), decode(definition, row));
  const told = await tellEntries(db, resources, definition, history, pageOf);
  return told.filter(({ action, changes }) => action !== 'update' || Object.keys(changes).length > 0);
}
