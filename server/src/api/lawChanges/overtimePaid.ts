import { formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { overtimePay } from 'shared/domain/pay/wages/payOfPlacement';
import type { Queries } from '../../db/tables';
import { readLaw } from '../law/readLaw';
import type { Figured } from './figured';

/**
 * The overtime of months made from attendance that a row affects; if the row starts later, of the last month as if
 * already in force.
 */
export async function overtimePaid(db: Queries, from: IsoDate): Promise<Figured[]> {
  const { overtime } = await readLaw(db);
  const rows = await db
    .selectFrom('wage_parts as parts')
    .innerJoin('live_wages as wages', 'wages.id', 'parts.wageId')
    .innerJoin('every_placements as placements', 'placements.id', 'parts.placementId')
    .innerJoin('every_employees as employees', 'employees.id', 'parts.employeeId')
    .select(['parts.id', 'wages.month', 'wages.status', 'employees.name', 'parts.overtimeMinutes'])
    .select(['placements.payPer', 'placements.basicPaise', 'placements.grossPaise'])
    .select(['placements.houseRentPaise', 'placements.conveyancePaise'])
    .where('parts.overtimeMinutes', '>', 0)
    .whereRef('parts.month', '=', 'wages.month')
    .orderBy('wages.month')
    .execute();
  const since = rows.filter(({ month }) => lastDayOfMonth(month) >= from);
  const last = rows.at(-1)?.month;
  const isPlanned = since.length === 0;
  return (isPlanned ? rows.filter(({ month }) => month === last) : since).map(
    ({ id, month, status, name, overtimeMinutes, ...terms }) => {
      const by = isPlanned ? from.slice(0, 7) : month;
      const of = `Overtime of ${formatMonth(month)}`;
      const title = isPlanned
        ? `${of}, if it held already`
        : status === 'Paid'
          ? `${of}, paid as it was`
          : `${of}; make its wages again`;
      return { title, id, name, figures: { Overtime: overtimePay(terms, overtimeMinutes, by, overtime) } };
    },
  );
}
