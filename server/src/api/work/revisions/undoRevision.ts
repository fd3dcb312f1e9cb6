import type { Actor } from '../../../core/actorOf';
import { conflict, notFound } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';
import { deleteRecord, lockRecord, updateRecord } from '../../records/changes/changeRecord';
import { scopeToClient } from '../../records/scopeToClient';
import { nameAll, placements } from '../placements/placements';
import { readRevisions } from './readRevisions';

/** Which of these placements have wages made or bills written for them. */
async function usedOf(tx: Queries, ids: readonly string[], startsOn: string): Promise<Set<string>> {
  const month = startsOn.slice(0, 7);
  const paid = await tx
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .select('placementId')
    .where('placementId', 'in', ['', ...ids])
    .where('wages.status', '=', 'Paid')
    .where('wages.month', '>=', month)
    .execute();
  const billed = await tx
    .selectFrom('billed_shares')
    .select('placementId')
    .where('placementId', 'in', ['', ...ids])
    .where('releasedAt', 'is', null)
    .where('month', '>=', month)
    .execute();
  return new Set([...paid, ...billed].map(({ placementId }) => placementId));
}

/**
 * Undoes a revision's terms, for everyone or no one: the previous terms apply again. Call it in a transaction. Throws
 * 404, and 409 with what to do instead when it is undone already, a placement changed since, or was paid or billed by
 * it.
 */
export async function undoRevision(tx: Queries, account: GrantedAccount, id: string, actor: Actor): Promise<void> {
  const query = tx.selectFrom('placement_revisions').selectAll().where('id', '=', id);
  const revision = await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst();
  if (!revision || (await readRevisions(tx, account, id)).length === 0)
    throw notFound('This revision does not exist. Choose one of the list.');
  if (revision.undoneAt !== null) throw conflict('refused', `${revision.undoneBy} has undone this revision already.`);
  const rows = await tx.selectFrom('placement_revision_rows').selectAll().where('revisionId', '=', id).execute();
  const used = await usedOf(
    tx,
    rows.map(({ nextId }) => nextId),
    revision.startsOn,
  );
  const within = scopeToClient(placements, account);
  const free = { ...within, refuse: async () => undefined };
  for (const { placementId, version, nextId, nextVersion, before } of rows) {
    const former = await lockRecord(tx, within, placementId);
    const next = nextId === placementId ? former : await lockRecord(tx, within, nextId);
    const name = async () => (await nameAll([next], tx))[0]?.employeeName ?? '';
    if (used.has(nextId))
      throw conflict(
        'refused',
        `${await name()} is paid or billed by these terms, which stay. Enter other terms from a later day.`,
      );
    if (former.version !== version || next.version !== nextVersion)
      throw conflict(
        'refused',
        `The placement of ${await name()} was changed since. Enter other terms there, for the people whom it concerns.`,
      );
    if (nextId !== placementId) await deleteRecord(tx, free, nextId, actor);
    await updateRecord(tx, free, placementId, JSON.parse(before) as object, actor);
  }
  await tx
    .updateTable('placement_revisions')
    .set({ undoneAt: new Date().toISOString(), undoneBy: actor.name })
    .where('id', '=', id)
    .execute();
}
