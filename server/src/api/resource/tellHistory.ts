import type { HistoryEntry } from 'shared/domain/answers';
import type { Queries } from '../../db/tables';
import { type Changes, readHistory } from './audit';
import type { Resource } from './definition';
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

/** The names of everything that a history refers to, by path and id. */
async function namesOf(
  db: Queries,
  resources: readonly Resource[],
  references: readonly Reference[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const definition of resources) {
    const ids = [...new Set(references.filter(({ path }) => path === definition.path).map(({ id }) => id))];
    for (const [id, name] of await recordNames(db, definition, ids)) names.set(`${definition.path}/${id}`, name);
  }
  return names;
}

/**
 * A record's history in people's terms, newest first: other records by their names, also deleted ones, and without the
 * columns that only follow from others. A change of nothing else is left out. `resources` are all that it may refer to.
 */
export async function tellHistory(
  db: Queries,
  resources: readonly Resource[],
  definition: Resource,
  id: string,
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
  const named = (column: string, value: unknown) => {
    const reference = referenceOf(refers[column], value);
    return (reference && names.get(`${reference.path}/${reference.id}`)) || value;
  };
  return told.map((entry) => ({
    ...entry,
    changes: Object.fromEntries(
      Object.entries(entry.changes).map(([column, [before, after]]) => [
        column,
        [named(column, before), named(column, after)],
      ]),
    ),
  }));
}
