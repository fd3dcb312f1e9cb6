import { aboutRevision, type RevisionInput, type StoredRevision } from 'shared/domain/work/revisions/revision';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { findRecord } from '../../records/lists/selectRecords';
import { scopeToClient } from '../../records/scopeToClient';
import { changeTerms } from '../placements/changeTerms';
import { placements } from '../placements/placements';
import { findRevised } from './findRevised';
import { readRevisions } from './readRevisions';

/**
 * Stores new terms for many at once, all or none. Call it in a transaction. Throws 409 if one can't change this way, or
 * if nobody is selected.
 */
export async function storeRevision(
  tx: Queries,
  account: GrantedAccount,
  revision: RevisionInput,
  actor: Actor,
): Promise<StoredRevision> {
  const revised = await findRevised(tx, account, revision);
  const refused = revised.find(({ person }) => person.problem !== '')?.person;
  if (refused) throw conflict('refused', `${refused.employeeName}: ${refused.problem}`);
  if (revised.length === 0)
    throw conflict('refused', 'Nobody’s terms would change. Choose other people, or another change.');
  const id = newId();
  const { startsOn, paysArrears } = revision;
  const within = scopeToClient(placements, account);
  await tx
    .insertInto('placement_revisions')
    .values({
      id,
      at: new Date().toISOString(),
      by: actor.name,
      startsOn,
      about: aboutRevision(revision),
      undoneAt: null,
      undoneBy: '',
    })
    .execute();
  for (const { placement, after } of revised) {
    const next = await changeTerms(
      tx,
      within,
      placement.id,
      { ...after, designation: '', startsOn, paysArrears },
      actor,
    );
    const { endsOn, endReason, payPer, basicPaise, houseRentPaise, conveyancePaise, grossPaise } = placement;
    const { billBasis, billPaise, billPercent } = placement;
    const before = {
      endsOn,
      endReason,
      payPer,
      basicPaise,
      houseRentPaise,
      conveyancePaise,
      grossPaise,
      billBasis,
      billPaise,
      billPercent,
    };
    const former = await findRecord(tx, placements, placement.id);
    await tx
      .insertInto('placement_revision_rows')
      .values({
        revisionId: id,
        placementId: placement.id,
        version: former?.version ?? 0,
        nextId: next.id,
        nextVersion: next.version,
        before: JSON.stringify(before),
      })
      .execute();
  }
  return (await readRevisions(tx, account, id))[0] as StoredRevision;
}
