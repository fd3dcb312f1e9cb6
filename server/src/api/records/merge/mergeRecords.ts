import type { Actor } from '../../../core/actorOf';
import { badInput, conflict } from '../../../core/errors';
import { parse } from '../../../core/parse';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { differences, writeAudit } from '../changes/audit';
import { deleteRecord, lockRecord, storeChange } from '../changes/changeRecord';
import type { ApiRecord, Resource } from '../definition';
import { fileColumns, moveFile } from './moveFile';
import { followInReach } from './reachOfMerged';
import { moveReferences, referencesTo } from './references';

/** The column of a record's file, merged like a field, with its name and size. */
const [FILE] = fileColumns;

/** Which two records to merge, and how. */
export interface Merge {
  /** Every existing resource: references to the deleted record move to the kept one. */
  resources: readonly Resource[];
  /** The client of both, within the reach of the person who merges. */
  definition: Resource;
  keptId: string;
  goneId: string;
  /** The fields that the kept record takes from the other one; `file` is its file. */
  take: readonly string[];
  /** The versions the user saw. */
  versions: { kept?: number | undefined; gone?: number | undefined };
  actor: Actor;
}

/**
 * Both records, locked in the order of their ids, to avoid deadlocks. Throws 404, 409 `stale`, and 400 for the same
 * record twice.
 */
export async function lockBoth(
  db: Queries,
  { definition, keptId, goneId, versions }: Pick<Merge, 'definition' | 'keptId' | 'goneId' | 'versions'>,
): Promise<{ kept: ApiRecord; gone: ApiRecord }> {
  if (keptId === goneId) throw badInput([{ path: 'other', msg: `Choose another ${definition.title} to merge with.` }]);
  const seen: Record<string, number | undefined> = { [keptId]: versions.kept, [goneId]: versions.gone };
  const found: Record<string, ApiRecord> = {};
  for (const id of [keptId, goneId].toSorted()) found[id] = await lockRecord(db, definition, id, seen[id]);
  return { kept: found[keptId] as ApiRecord, gone: found[goneId] as ApiRecord };
}

/**
 * The kept record after the merge: its own fields and those taken from the other, as far as the input's rules allow.
 */
function mergedFields(
  { input, columns }: Resource,
  kept: ApiRecord,
  gone: ApiRecord,
  take: readonly string[],
): Partial<ApiRecord> {
  const isFile = (name: string) => name === FILE && Object.hasOwn(columns, name);
  const unknown = take.find((name) => !isFile(name) && !Object.hasOwn(input.shape, name));
  if (unknown !== undefined) throw badInput([{ path: 'take', msg: `There is no field "${unknown}" to take over.` }]);
  const fields = Object.keys(input.shape).map((name) => [name, (take.includes(name) ? gone : kept)[name]]);
  return parse(input, Object.fromEntries(fields)) as Partial<ApiRecord>;
}

/**
 * Merges two records: references to the other one move to the kept one, which takes the chosen fields over; the other
 * is deleted. The histories of both and of all moved records show it, and `undoMerge` undoes it. Call it in a
 * transaction. Throws 400, 404, and 409 when stale or refused.
 */
export async function mergeRecords(db: Queries, merge: Merge): Promise<ApiRecord> {
  const { resources, definition, keptId, goneId, take, actor } = merge;
  const { kept, gone } = await lockBoth(db, merge);
  const reason = await definition.merges?.refuse?.({ db, kept, gone });
  if (reason !== undefined) throw conflict('refused', reason);
  const fields = mergedFields(definition, kept, gone, take);
  const moved = [];
  for (const reference of referencesTo(resources, definition)) {
    const rows = await moveReferences(db, { reference, from: goneId, to: keptId, actor });
    if (rows.ids.length > 0) moved.push(rows);
  }
  const reached = await followInReach(db, definition, { from: goneId, to: keptId, actor });
  await deleteRecord(db, definition, goneId, actor);
  const withFile = { ...fields, ...(await moveFile(db, kept, gone, take.includes(FILE))) };
  const stored = await storeChange(db, definition, kept, withFile, actor);
  await definition.merges?.settle?.({ db, id: keptId, actor });
  await writeAudit(db, definition.table, keptId, 'update', { mergedFrom: [null, goneId] }, actor);
  await writeAudit(db, definition.table, goneId, 'update', { mergedInto: [null, keptId] }, actor);
  await db
    .insertInto('merges')
    .values({
      id: newId(),
      at: new Date().toISOString(),
      by: actor.name,
      resource: definition.table,
      keptId,
      goneId,
      changes: JSON.stringify(differences(Object.keys(definition.columns), kept, stored)),
      moved: JSON.stringify({ rows: moved, reached }),
      undoneAt: null,
    })
    .execute();
  return lockRecord(db, definition, keptId);
}
