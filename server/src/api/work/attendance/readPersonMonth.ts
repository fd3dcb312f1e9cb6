import type { PersonMonth } from 'shared/domain/work/attendance/personMonth';
import { countMissing } from 'shared/domain/work/attendance/totals';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { scopeToClient } from '../../records/scopeToClient';
import { readWork } from '../month/readWork';
import { worksIn } from '../month/worksIn';
import { placements } from '../placements/placements';
import { readDaysOff } from './readDaysOff';

/** A person's days of a month at the centers within reach where they are placed; none for others. */
export async function readPersonMonth(
  db: Queries,
  account: GrantedAccount | null,
  employeeId: string,
  month: string,
): Promise<PersonMonth> {
  const within = scopeToClient(placements, account);
  const placed = await matching(db, within, readSelection(within, { employeeId, sort: 'startsOn' }))
    .select(['companyId', 'centerId', 'startsOn'])
    .where(worksIn(month))
    .orderBy('startsOn')
    .execute();
  const clients = new Map(
    placed.map(({ companyId, centerId }) => [
      String(centerId),
      { companyId: String(companyId), centerId: String(centerId) },
    ]),
  );
  const { places } = await readWork(db, month, { employeeIds: [employeeId], centerIds: [...clients.keys()] });
  const offOf = await readDaysOff(db, month, [...clients.keys()]);
  return (await nameClients([...clients.values()], db)).flatMap(({ centerId, companyName, centerName }) =>
    places
      .filter((place) => place.centerId === centerId)
      .map(({ placed: own, marked }) => {
        const days = own.map(({ days: [from, to] }): [number, number] => [from, to]);
        const weeklyOff = own[0]?.placement.weeklyOff ?? '';
        const missing = countMissing({ ...marked, placed: days, weeklyOff }, offOf(centerId));
        return { centerId, companyName, centerName, ...marked, placed: days, missing };
      }),
  );
}
