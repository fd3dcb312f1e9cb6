import { lastDayOfMonth, weekdayOf } from 'shared/domain/dates/dates';
import { weekdays } from 'shared/domain/work/attendance/knownOff';
import type { Sheet } from 'shared/domain/work/attendance/sheet';
import type { Queries } from '../../../db/tables';
import { centerTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';

const dayOf = (day: string) => Number(day.slice(8));

/**
 * The days off of centers in a month, from two statements: the calendar's confirmed holidays, and each center's weekly
 * off.
 */
export async function readDaysOff(
  db: Queries,
  month: string,
  centerIds: readonly string[],
): Promise<(centerId: string) => Pick<Sheet, 'holidays' | 'weeklyOffs'> & { month: string }> {
  const last = lastDayOfMonth(month);
  const rows = await db
    .selectFrom('live_holidays')
    .select(['date', 'name'])
    .where('isTentative', '=', 0)
    .where('date', '>=', `${month}-01`)
    .where('date', '<=', last)
    .orderBy('name')
    .execute();
  const holidays = Object.fromEntries(rows.map(({ date, name }) => [dayOf(date), name]));
  const facts = await readFacts(db, centerTermsKind, centerIds);
  const days = Array.from({ length: dayOf(last) }, (_, index) => index + 1);
  return (centerId) => ({
    month,
    holidays,
    weeklyOffs: days.filter((day) => {
      const date = `${month}-${String(day).padStart(2, '0')}`;
      const off = facts.get(centerId)?.findLast(({ startsOn }) => startsOn <= date)?.weeklyOff ?? '';
      return off !== '' && off === weekdays[weekdayOf(date)];
    }),
  });
}
