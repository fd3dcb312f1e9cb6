import { fieldWords } from 'shared/domain/text/valueText';
import type { Actor } from '../../../core/actorOf';
import { conflict, notFound } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { type Changes, differences, writeAudit } from '../changes/audit';
import { lockRecord, restoreRecord, storeChange } from '../changes/changeRecord';
import type { ApiRecord, Resource } from '../definition';
import { nameOf } from '../recordNames';
import { changeFiles, fileColumns } from './moveFile';
import { leaveReach } from './reachOfMerged';
import { type Moved, moveReferences, referencesTo } from './references';

/** The merge to undo. */
export interface Undo {
  resources: readonly Resource[];
  /** The client of both, within the reach of the person who undoes it. */
  definition: Resource;
  keptId: string;
  mergeId: string;
  actor: Actor;
}

async function lockMerge(db: Queries, { definition, keptId, mergeId }: Undo) {
  const undoneAt = new Date().toISOString();
  const merge = await db
    .updateTable('merges')
    .set({ undoneAt })
    .where('id', '=', mergeId)
    .where('resource', '=', definition.table)
    .where('keptId', '=', keptId)
    .where('undoneAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!merge) throw notFound('This merge was undone already. Load the page again.');
  return {
    ...merge,
    changes: JSON.parse(merge.changes) as Changes,
    moved: JSON.parse(merge.moved) as { rows: Moved[]; reached: string[] },
  };
}

/** Refuses to overwrite later changes. */
function mustBeUnchanged(definition: Resource, kept: ApiRecord, changes: Changes): void {
  const merged = Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));
  const [changed] = Object.keys(differences(Object.keys(merged), merged, kept));
  if (changed === undefined) return;
  throw conflict(
    'refused',
    `${fieldWords(changed)} of ${nameOf(definition, kept)} was changed after the merge, so it can’t be undone. Set it back to ${String(merged[changed] ?? 'nothing')} first, or add the other ${definition.title} again by hand.`,
  );
}

/**
 * Undoes a merge: the kept record gets its fields back, references move back unless they were moved again, and the
 * other record is restored. Call it in a transaction. Throws 404, and 409 with the reason when it can't.
 */
export async function undoMerge(db: Queries, undo: Undo): Promise<ApiRecord> {
  const { resources, definition, keptId, actor } = undo;
  const kept = await lockRecord(db, definition, keptId);
  const { goneId, changes, moved } = await lockMerge(db, undo);
  mustBeUnchanged(definition, kept, changes);
  const before = Object.fromEntries(Object.entries(changes).map(([field, [was]]) => [field, was]));
  await storeChange(db, definition, kept, before, actor);
  if (fileColumns.some((column) => Object.hasOwn(changes, column))) await changeFiles(db, goneId, keptId);
  const references = referencesTo(resources, definition);
  for (const { table, column, ids } of moved.rows) {
    const reference = references.find((each) => each.table === table && each.column === column);
    if (reference) await moveReferences(db, { reference, from: keptId, to: goneId, actor, only: ids });
  }
  await leaveReach(db, moved.reached, { from: keptId, actor });
  await restoreRecord(db, definition, goneId, actor);
  for (const id of [keptId, goneId]) await definition.merges?.settle?.({ db, id, actor });
  await writeAudit(db, definition.table, keptId, 'update', { mergedFrom: [goneId, null] }, actor);
  await writeAudit(db, definition.table, goneId, 'update', { mergedInto: [keptId, null] }, actor);
  return lockRecord(db, definition, keptId);
}
