import { addDays } from 'shared/domain/dates/dates';
import type { MoveInput } from 'shared/domain/work/placements/placement';
import type { Actor } from '../../../core/actorOf';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { createRecord, lockRecord, updateRecord } from '../../records/changes/changeRecord';
import type { placements } from './placements';

/**
 * Moves someone to another center from a day: the placement ends on the day before, and a new one continues it. Call it
 * in a transaction; returns the new one. Throws 400 for a day that is not after the first.
 */
export async function movePlacement(
  tx: Queries,
  within: typeof placements,
  id: string,
  { startsOn, centerId, designation, shift }: MoveInput,
  actor: Actor,
) {
  const before = await lockRecord(tx, within, id);
  if (startsOn <= before.startsOn)
    throw badInput([{ path: 'startsOn', msg: 'Choose a day after the first day of this placement.' }]);
  const ended = await updateRecord(tx, within, id, { endsOn: addDays(startsOn, -1), endReason: 'Moved' }, actor);
  const next = { ...ended, startsOn, centerId, endsOn: before.endsOn, endReason: before.endReason };
  const terms = { designation: designation || ended.designation, shift: shift || ended.shift };
  return createRecord(tx, within, { ...next, ...terms }, actor);
}
