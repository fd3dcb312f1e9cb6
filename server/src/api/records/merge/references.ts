import type { Actor } from '../../../core/actorOf';
import { anyTable, type Queries } from '../../../db/tables';
import { followBooks } from '../../../money/books/keepBooks';
import { writeAudit } from '../changes/audit';
import type { Resource } from '../definition';

/** A column whose value names records of a resource. */
export interface Reference {
  table: string;
  column: string;
  /** The word for one of these records; empty for rows that aren't records. */
  title: string;
  /** The column's text before a record's id: `companies/`, or nothing. */
  prefix: string;
  /** Whether its rows are records, with a version and a history. */
  isRecord: boolean;
}

/** Everything that references records of a resource: other resources' `references`, and its own `merges.parts`. */
export function referencesTo(resources: readonly Resource[], definition: Resource): Reference[] {
  const declared = resources.flatMap(({ table, title, references = {} }) =>
    Object.entries(references).flatMap(([column, path]): Reference[] => {
      if (path === '*') return [{ table, column, title, prefix: `${definition.path}/`, isRecord: true }];
      const target = resources.find((each) => each.path === path);
      return target?.table === definition.table ? [{ table, column, title, prefix: '', isRecord: true }] : [];
    }),
  );
  const parts = (definition.merges?.parts ?? []).map(
    ({ table, column }): Reference => ({ table, column, title: '', prefix: '', isRecord: false }),
  );
  return [...new Map([...declared, ...parts].map((each) => [`${each.table}.${each.column}`, each])).values()];
}

/** The number of live records that reference this one, by kind; empty if there are none. */
export async function countReferences(
  db: Queries,
  references: readonly Reference[],
  id: string,
): Promise<{ title: string; count: number }[]> {
  const counts: { title: string; count: number }[] = [];
  for (const { table, column, title, prefix, isRecord } of references) {
    if (!isRecord) continue;
    const { count } = (await anyTable(db)
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(column, '=', prefix + id)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()) as { count: number };
    if (Number(count) > 0) counts.push({ title, count: Number(count) });
  }
  return counts;
}

/** The rows of one reference that were moved from one record to another. */
export interface Moved {
  table: string;
  column: string;
  ids: string[];
}

/** The number of rows in one statement. */
const CHUNK = 1_000;

/**
 * Moves references from one record to another, by this actor. `only` gives the rows; by default, all that reference the
 * record.
 */
interface Move {
  reference: Reference;
  from: string;
  to: string;
  actor: Actor;
  only?: readonly string[];
}

/**
 * Makes rows that reference one record reference another, deleted rows included, with a history entry for each record.
 * Returns the moved rows.
 */
export async function moveReferences(db: Queries, { reference, from, to, actor, only }: Move): Promise<Moved> {
  const { table, column, prefix, isRecord } = reference;
  const ids: string[] = [];
  const chunks = only
    ? Array.from({ length: Math.ceil(only.length / CHUNK) }, (_, n) => only.slice(n * CHUNK, (n + 1) * CHUNK))
    : [undefined];
  for (const chunk of chunks) {
    let update = anyTable(db)
      .updateTable(table)
      .set({ [column]: prefix + to })
      .where(column, '=', prefix + from);
    if (isRecord)
      update = update.set(({ eb }) => ({ version: eb('version', '+', 1), updatedAt: new Date().toISOString() }));
    if (chunk) update = update.where('id', 'in', [...chunk]);
    const rows = await update.returning('id').execute();
    ids.push(...rows.map((row) => String(row.id)));
  }
  await followBooks(db, { table, ids });
  if (isRecord)
    for (const id of ids) await writeAudit(db, table, id, 'update', { [column]: [prefix + from, prefix + to] }, actor);
  return { table, column, ids };
}
