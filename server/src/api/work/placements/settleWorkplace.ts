import { today } from 'shared/domain/dates/dates';
import type { Actor } from '../../../core/actorOf';
import { settleStates } from '../../../db/settleStates';
import type { Queries } from '../../../db/tables';
import { employees } from '../../people/employees/employees';
import { updateRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';

/** Has an employee's record name the center where they are placed today; who was at a center that they are placed at no more is at none. */
export async function settleWorkplace(db: Queries, employeeId: string, actor: Actor, day = today()): Promise<void> {
  const employee = await findRecord(db, employees, employeeId);
  if (!employee) return;
  const places = await db
    .selectFrom('live_placements')
    .select(['centerId', 'startsOn', 'endsOn'])
    .where('employeeId', '=', employeeId)
    .execute();
  const now = places.find(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn >= day));
  const hasLeft = places.some(({ centerId, endsOn }) => centerId === employee.centerId && (endsOn ?? day) < day);
  const centerId = now?.centerId ?? (hasLeft ? '' : employee.centerId);
  if (centerId !== employee.centerId) await updateRecord(db, employees, employeeId, { centerId }, actor);
  await settleStates(db, day, employeeId);
}

/** The actor that moves people on that day. */
const placed: Actor = { id: '', name: 'Placements' };

/**
 * Updates the states of placements, who is deployed, and the workplace of people whose record names another center than
 * today's placement, or one that they have left.
 */
export async function settleWorkplaces(db: Queries, day: string): Promise<void> {
  const moving = await db
    .selectFrom('live_placements as placements')
    .innerJoin('live_employees as employees', 'employees.id', 'placements.employeeId')
    .select('employees.id')
    .distinct()
    .where('startsOn', '<=', day)
    .where(({ and, eb, or, ref }) => {
      const isOver = eb('endsOn', '<', day);
      const isThere = eb('employees.centerId', '=', ref('placements.centerId'));
      return or([
        and([isOver, isThere]),
        and([eb.not(isThere), or([eb('endsOn', 'is', null), eb('endsOn', '>=', day)])]),
      ]);
    })
    .execute();
  for (const { id } of moving) await settleWorkplace(db, id, placed, day);
  await settleStates(db, day);
}
