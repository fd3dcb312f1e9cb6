import { today } from 'shared/domain/dates/dates';
import { employeeTermsNames, holdsOn, termsOf } from 'shared/domain/people/employees/employeeTerms';
import type { Actor } from '../../../../core/actorOf';
import type { Queries } from '../../../../db/tables';
import { updateRecord } from '../../../records/changes/changeRecord';
import { findRecord } from '../../../records/lists/selectRecords';
import { employees } from '../employees';
import { readTerms } from './readTerms';

/** Has the records of these employees have the terms that hold on a day, by default today. */
export async function settleTerms(
  db: Queries,
  employeeIds: readonly string[],
  actor: Actor,
  day = today(),
): Promise<void> {
  const terms = await readTerms(db, employeeIds);
  for (const [employeeId, own] of terms) {
    const employee = await findRecord(db, employees, employeeId);
    const held = holdsOn(own, day);
    if (!employee || !held || employeeTermsNames.every((name) => employee[name] === held[name])) continue;
    await updateRecord(db, { ...employees, refuse: () => undefined }, employeeId, termsOf(held), actor);
  }
}

/** Who changes records on the day from which terms hold. */
const planned: Actor = { id: '', name: 'Terms' };

/** Has the records of all whose terms began by a day have them. */
export async function settlePlannedTerms(db: Queries, day: string): Promise<void> {
  const rows = await db
    .selectFrom('live_employee_terms')
    .select('employeeId')
    .distinct()
    .where('startsOn', '<=', day)
    .execute();
  await settleTerms(
    db,
    rows.map(({ employeeId }) => employeeId),
    planned,
    day,
  );
}
