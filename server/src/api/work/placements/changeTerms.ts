import { addDays } from 'shared/domain/dates/dates';
import type { NewTermsInput } from 'shared/domain/work/placements/placement';
import type { Actor } from '../../../core/actorOf';
import { badInput, conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { createRecord, lockRecord, updateRecord } from '../../records/changes/changeRecord';
import type { placements } from './placements';
import { refusePaidDay } from './refuseChangedTerms';

/**
 * Changes designation, pay and billing from a day on, which may be in the future: the placement ends on the day before,
 * and a new one continues it. From its own first day, changes the placement itself. Call it in a transaction; returns
 * the placement from the day on. Throws 400 for a day outside the placement, 409 for a paid one, unless the difference
 * is paid as arrears.
 */
export async function changeTerms(
  tx: Queries,
  within: typeof placements,
  id: string,
  { startsOn, paysArrears, designation, ...pay }: NewTermsInput,
  actor: Actor,
) {
  const before = await lockRecord(tx, within, id);
  const terms = { ...pay, designation: designation || before.designation };
  if (startsOn < before.startsOn || (before.endsOn !== null && startsOn > before.endsOn))
    throw badInput([{ path: 'startsOn', msg: 'Choose a day of this placement.' }]);
  const refused = paysArrears ? undefined : await refusePaidDay(tx, id, startsOn);
  if (refused !== undefined) throw conflict('refused', refused);
  // Whether a paid day may change was checked above.
  if (startsOn === before.startsOn)
    return updateRecord(tx, { ...within, refuse: async () => undefined }, id, terms, actor);
  await updateRecord(tx, within, id, { endsOn: addDays(startsOn, -1), endReason: 'New terms' }, actor);
  return createRecord(tx, within, { ...before, startsOn, ...terms }, actor, { replacesId: before.replacesId });
}
