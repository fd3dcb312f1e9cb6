import { sql } from 'kysely';
import type { Reach } from 'shared/domain/accounts/reach';
import { reaches } from 'shared/product';
import type { Queries } from '../../db/tables';
import type { Resource } from '../records/definition';
import { liveRows } from '../records/liveRows';

/** Samples of one resource, by id. */
export interface Samples {
  definition: Resource;
  ids: string[];
}

/** The effect on each sample. */
export interface RemovalPlan {
  removed: Samples[];
  /** The samples that a real record references, directly or through another sample that stays. */
  kept: Samples[];
}

/** The view shows other resources' records and has none of its own. */
const isMarked = ({ columns, seed }: Resource) => 'isSample' in columns && seed !== undefined;
const keyOf = (path: string, id: string) => `${path}/${id}`;

/** The real records of a resource; for parts of another record, those of real ones. */
function realRows(db: Queries, definition: Resource) {
  const rows = liveRows(db, definition);
  const { partOf } = definition;
  if (partOf)
    return rows.where(partOf.column, 'in', (query) =>
      query.selectFrom(partOf.table).select('id').where('isSample', '=', 0),
    );
  return isMarked(definition) ? rows.where('isSample', '=', 0) : rows;
}

/** The ids that some records reference, as `path/id`. */
async function referred(
  db: Queries,
  rows: ReturnType<typeof liveRows>,
  { references = {} }: Resource,
): Promise<string[]> {
  const found: string[] = [];
  for (const [column, path] of Object.entries(references)) {
    if (path === undefined) continue;
    const values = await rows.select(sql.ref<string>(column).as('value')).distinct().execute();
    found.push(...values.map(({ value }) => (path === '*' ? String(value) : keyOf(path, String(value)))));
  }
  return found;
}

/** The records that accounts are limited to. */
async function reached(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('live_accounts').select('reach').where('reach', '<>', 'null').execute();
  const limits = rows.map(({ reach }) => JSON.parse(reach) as NonNullable<Reach>);
  return reaches.flatMap(({ key, resource }) => limits.flatMap((limit) => limit[key].map((id) => keyOf(resource, id))));
}

/**
 * Decides about each sample: it is removed unless a real record references it, such as a candidate for a sample
 * company, a wage line of a sample employee, or an account limited to it. One that stays keeps the records it
 * references. `all` are the resources that may reference samples, modules' included.
 */
export async function planRemoval(db: Queries, all: readonly Resource[]): Promise<RemovalPlan> {
  const samples: Samples[] = [];
  for (const definition of all) {
    if (!isMarked(definition)) continue;
    const rows = await liveRows(db, definition).select('id').where(sql<boolean>`"isSample" = 1`).execute();
    if (rows.length > 0) samples.push({ definition, ids: rows.map(({ id }) => String(id)) });
  }
  const owners = new Map(
    samples.flatMap(({ definition, ids }) => ids.map((id) => [keyOf(definition.path, id), definition])),
  );
  const kept = new Set<string>();
  const keep = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      const definition = owners.get(key);
      if (!definition || kept.has(key)) continue;
      kept.add(key);
      const row = liveRows(db, definition).where('id', '=', key.slice(definition.path.length + 1));
      await keep(await referred(db, row, definition));
    }
  };
  if (samples.length > 0) {
    await keep(await reached(db));
    for (const definition of all) await keep(await referred(db, realRows(db, definition), definition));
  }
  const those = (stays: boolean) =>
    samples
      .map(({ definition, ids }) => ({
        definition,
        ids: ids.filter((id) => kept.has(keyOf(definition.path, id)) === stays),
      }))
      .filter(({ ids }) => ids.length > 0);
  return { removed: those(false), kept: those(true) };
}
