import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { shareOf } from 'shared/domain/pay/wages/pay';
import { dayWage } from 'shared/domain/pay/wages/payOfPlacement';
import type { Queries } from '../../db/tables';
import { readLaw } from '../law/readLaw';
import { readLeave } from '../pay/leave/readLeave';
import type { Figured } from './figured';

/** The leave that employees with attendance earned in a row's first year and later, and its worth at today's wages. */
export async function leaveEarned(db: Queries, from: IsoDate): Promise<Figured[]> {
  const { leave, overtime } = await readLaw(db);
  const first = from.slice(0, 4);
  const people = await db
    .selectFrom('live_employees as employees')
    .select(['id', 'name', 'leftOn', 'basicPaise', 'houseRentPaise', 'conveyancePaise', 'grossPaise'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attendance_days as days')
          .select('days.id')
          .whereRef('days.employeeId', '=', 'employees.id')
          .where('days.day', '>=', `${first}-01-01`),
      ),
    )
    .execute();
  const found: Figured[] = [];
  for (const { id, name, leftOn, ...rate } of people)
    for (const { year, earned } of await readLeave(db, { id, leftOn }, leave))
      if (year >= first) {
        const worth = shareOf(dayWage(rate, today().slice(0, 7), overtime), earned, 1);
        found.push({ title: `Leave earned in ${year}`, id, name, figures: { Days: String(earned), Worth: worth } });
      }
  return found;
}
