import type { PersonMonth } from 'shared/domain/attendance/personMonth';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { GrantedAccount } from '../../core/types';
import type { Queries } from '../../db/tables';
import { placements } from '../placements/placements';
import { readSelection } from '../resource/selection';
import { matching } from '../resource/selectRecords';
import { withinReach } from '../resource/withinReach';
import { nameClients } from '../vacancies/nameClients';
import { readSheet } from './readSheet';

/** A person's days of a month at the centers within reach at which they are placed in it; none of somebody who is not. */
export async function readPersonMonth(
  db: Queries,
  account: GrantedAccount | null,
  employeeId: string,
  month: string,
): Promise<PersonMonth> {
  const within = withinReach(placements, account);
  const query = { employeeId, 'startsOn.to': lastDayOfMonth(month), sort: 'startsOn' };
  const placed = await matching(db, within, readSelection(within, query))
    .select(['companyId', 'centerId', 'startsOn'])
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', `${month}-01`)]))
    .orderBy('startsOn')
    .execute();
  const clients = new Map(
    placed.map(({ companyId, centerId }) => [
      String(centerId),
      { companyId: String(companyId), centerId: String(centerId) },
    ]),
  );
  const found: PersonMonth = [];
  for (const { centerId, companyName, centerName } of await nameClients([...clients.values()], db)) {
    const { people } = await readSheet(db, centerId, month, -1, employeeId);
    for (const { id, placed: ranges, days, overtime } of people)
      if (id === employeeId) found.push({ centerId, companyName, centerName, placed: ranges, days, overtime });
  }
  return found;
}
