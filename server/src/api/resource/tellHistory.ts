import type { HistoryEntry } from 'shared/domain/answers';
import { anyTable, type Queries } from '../../db/tables';
import { type Changes, readHistory } from './audit';
import type { Resource } from './definition';
import type { PageOf } from './pageOf';
import { recordNames } from './recordNames';

/** A value that stands for another record. */
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

/** A record that a history refers to: its name, and whether it is still there. */
interface Named {
  name: string;
  isThere: boolean;
}

/** Everything that a history refers to, by path and id. */
async function namesOf(
  db: Queries,
  resources: readonly Resource[],
  references: readonly Reference[],
): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  for (const definition of resources) {
    const ids = [...new Set(references.filter(({ path }) => path === definition.path).map(({ id }) => id))];
    if (ids.length === 0) continue;
    const live = anyTable(db).selectFrom(definition.table).select('id').where('id', 'in', ids);
    const there = new Set((await live.where('deletedAt', 'is', null).execute()).map(({ id }) => String(id)));
    for (const [id, name] of await recordNames(db, definition, ids))
      names.set(`${definition.path}/${id}`, { name, isThere: there.has(id) });
  }
  return names;
}

/**
 * A record's history in people's terms, newest first: other records by their names, also deleted ones, and without the
 * columns that only follow from others. A change of nothing else is left out. `resources` are all that it may refer to,
 * `pageOf` says where these are shown.
 */
export async function tellHistory(
  db: Queries,
  resources: readonly Resource[],
  definition: Resource,
  id: string,
  pageOf: PageOf,
): Promise<HistoryEntry[]> {
  const { quiet = [], scope = {}, refers = {} } = definition;
  const silent = new Set([...quiet, ...Object.keys(scope)]);
  const history = await readHistory(db, definition.table, id);
  const told = history
    .map((entry) => ({
      ...entry,
      changes: Object.fromEntries(Object.entries(entry.changes).filter(([column]) => !silent.has(column))) as Changes,
    }))
    .filter(({ action, changes }) => action !== 'update' || Object.keys(changes).length > 0);
  const references = told.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([column, values]) => values.map((value) => referenceOf(refers[column], value))),
  );
  const names = await namesOf(
    db,
    resources,
    references.filter((reference) => reference !== undefined),
  );
  const known = (column: string, value: unknown) => {
    const reference = referenceOf(refers[column], value);
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
