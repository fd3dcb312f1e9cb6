import type { Placed } from 'shared/domain/work/attendance/refuseMark';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';
import { worksIn } from '../month/worksIn';

/** Someone placed at a center in a month. */
export interface PlacedPerson {
  name: string;
  /** One after the other. */
  placed: Placed[];
}

/**
 * Those of these people who work at a center in a month, by id, with their days. Their placements can't change until
 * the transaction ends.
 */
export async function placedAt(
  tx: Queries,
  centerId: string,
  month: string,
  ids: readonly string[],
): Promise<Map<string, PlacedPerson>> {
  const query = tx
    .selectFrom('live_placements as placements')
    .innerJoin('every_employees as employees', 'employees.id', 'placements.employeeId')
    .select(['employeeId', 'employees.name', 'startsOn', 'endsOn'])
    .where('placements.centerId', '=', centerId)
    .where('employeeId', 'in', ids)
    .where(worksIn(month))
    .orderBy('startsOn');
  const rows = await (isPostgres(tx) ? query.forShare('placements') : query).execute();
  const people = new Map<string, PlacedPerson>();
  for (const { employeeId, name, startsOn, endsOn } of rows) {
    const person = people.get(employeeId) ?? { name, placed: [] };
    person.placed.push({ startsOn, endsOn });
    people.set(employeeId, person);
  }
  return people;
}
