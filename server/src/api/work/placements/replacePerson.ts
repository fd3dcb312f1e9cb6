import { addDays } from 'shared/domain/dates/dates';
import type { Placement, ReplaceInput } from 'shared/domain/work/placements/placement';
import type { Actor } from '../../../core/actorOf';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { createRecord, lockRecord, updateRecord } from '../../records/changes/changeRecord';
import type { placements } from './placements';

/** A stored placement. */
type Stored = Omit<Placement, 'employeeName' | 'companyName' | 'centerName' | 'vacancyTitle'>;

/**
 * Places someone in another person's place, on the same terms. The earlier placement ends on the day before, unless it
 * is over by then. Call it in a transaction. Throws 400 for a day that is too early and for the same person, and the
 * errors of a new placement.
 */
export async function replacePerson(
  tx: Queries,
  within: typeof placements,
  id: string,
  { startsOn, employeeId, candidateId }: ReplaceInput,
  actor: Actor,
): Promise<Stored> {
  const before = await lockRecord(tx, within, id);
  if (startsOn <= before.startsOn)
    throw badInput([{ path: 'startsOn', msg: 'Choose a day after the first day of this placement.' }]);
  const isOver = before.endsOn !== null && before.endsOn < startsOn;
  const ends = { endsOn: addDays(startsOn, -1), endReason: 'Replaced' };
  if (!isOver) await updateRecord(tx, within, before.id, ends, actor);
  const next = { ...before, startsOn, employeeId, candidateId, endsOn: isOver ? null : before.endsOn, endReason: '' };
  const stored = await createRecord(tx, within, next, actor, { replacesId: before.id });
  if (stored.employeeId === before.employeeId)
    throw badInput([{ path: 'employeeId', msg: 'Choose somebody else: this person works there already.' }]);
  return stored;
}
