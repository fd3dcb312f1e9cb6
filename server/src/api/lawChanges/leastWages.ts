import { sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { leastWage } from 'shared/domain/pay/wages/leastWage';
import { dayWage, monthlyRate } from 'shared/domain/pay/wages/payOfPlacement';
import type { Queries } from '../../db/tables';
import { readLaw } from '../law/readLaw';
import { samplesIn, viewOf } from '../records/samplesIn';
import { worksOn } from '../work/month/worksIn';
import { placements } from '../work/placements/placements';
import type { Figured } from './figured';

/** The minimum wage of everyone placed on a row's first day, or today if that has passed, and the pay that complies. */
export async function leastWages(db: Queries, from: IsoDate): Promise<Figured[]> {
  const law = await readLaw(db);
  const day = from > today() ? from : today();
  const month = day.slice(0, 7);
  const rows = await db
    .selectFrom(
      `${viewOf(await samplesIn(db, [placements]))}_placements as placements` as 'live_placements as placements',
    )
    .innerJoin('every_employees as employees', 'employees.id', 'placements.employeeId')
    .select(['placements.id', 'employees.name', 'employees.workState', 'placements.wageZone', 'placements.skill'])
    .select(['placements.payPer', 'placements.basicPaise', 'placements.grossPaise'])
    .select(['placements.houseRentPaise', 'placements.conveyancePaise'])
    .where(worksOn(sql<string>`${day}`))
    .execute();
  return rows.map(({ id, name, workState, wageZone, skill, ...terms }) => {
    const { dayPaise } = leastWage(workState, month, law.minimumWage, { zone: wageZone, skill });
    const paid = dayWage(monthlyRate(terms, month, law.overtime), month, law.overtime);
    const figures = { 'Minimum wage a day': dayPaise, 'Pay a day, at least that': Math.max(paid, dayPaise) };
    return { title: 'Minimum wages of people placed', id, name, figures };
  });
}
