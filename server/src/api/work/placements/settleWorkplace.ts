import { today } from 'shared/domain/dates/dates';
import { groupBy } from 'shared/domain/records/groupBy';
import type { Actor } from '../../../core/actorOf';
import { settleStates } from '../../../db/settleStates';
import type { Queries } from '../../../db/tables';
import { employees } from '../../people/employees/employees';
import { updateRecords } from '../../records/changes/changeRecord';

/** Sets the centers in employees' records to those of today's placements; people who left their center have none. */
export async function settleWorkplace(
  db: Queries,
  employeeIds: readonly string[],
  actor: Actor,
  day = today(),
): Promise<void> {
  const ids = [...new Set(employeeIds)];
  const people = await db
    .selectFrom('live_employees')
    .select(['id', 'version', 'centerId'])
    .where('id', 'in', ['', ...ids])
    .execute();
  const rows = await db
    .selectFrom('live_placements')
    .select(['employeeId', 'centerId', 'startsOn', 'endsOn'])
    .where('employeeId', 'in', ['', ...ids])
    .execute();
  const placesOf = groupBy(rows, ({ employeeId }) => employeeId);
  const moves = people.flatMap(({ id, version, centerId: known }) => {
    const places = placesOf.get(id) ?? [];
    const now = places.find(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn >= day));
    const hasLeft = places.some(({ centerId, endsOn }) => centerId === known && (endsOn ?? day) < day);
    const centerId = now?.centerId ?? (hasLeft ? '' : known);
    return centerId === known ? [] : [{ id, version, input: { centerId } }];
  });
  await updateRecords(db, employees, moves, actor);
  await settleStates(
    db,
    day,
    people.map(({ id }) => id),
  );
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
  await settleWorkplace(
    db,
    moving.map(({ id }) => id),
    placed,
    day,
  );
  await settleStates(db, day);
}
