import { today } from 'shared/domain/dates/dates';
import { type LeaveDays, type LeaveRule, type LeaveYear, leaveAccount } from 'shared/domain/pay/leave/leave';
import { daysWorked } from 'shared/domain/work/attendance/daysOf';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';

type Leaving = { id: string; leftOn: string | null };

/** An employee's attendance by calendar year: days worked, and paid leave taken. Corrections count. */
async function readDays(db: Queries, employeeId: string): Promise<Map<string, LeaveDays>> {
  const marked = await db
    .selectFrom('attendance_days')
    .select(['day', 'code'])
    .where('employeeId', '=', employeeId)
    .execute();
  const corrected = await db
    .selectFrom('attendance_corrections')
    .select(['day', 'code'])
    .where('employeeId', '=', employeeId)
    .orderBy('id')
    .execute();
  const codes = new Map([...marked, ...corrected].map(({ day, code }) => [day, code]));
  const years = new Map<string, LeaveDays>();
  for (const [day, code] of codes) {
    const year = years.get(day.slice(0, 4)) ?? { worked: 0, taken: 0 };
    year.worked += daysWorked({ P: code === 'P' ? 1 : 0, H: code === 'H' ? 1 : 0 });
    year.taken += code === 'E' ? 1 : 0;
    years.set(day.slice(0, 4), year);
  }
  return years;
}

/**
 * An employee's paid leave year by year, up to this year or the year of leaving. `given`: by default the current legal
 * rows.
 */
export async function readLeave(
  db: Queries,
  { id, leftOn }: Leaving,
  given?: readonly LeaveRule[],
): Promise<LeaveYear[]> {
  const entries = await db
    .selectFrom('live_leave_entries')
    .select(['day', 'kind', 'days'])
    .where('employeeId', '=', id)
    .execute();
  const hasLeft = leftOn !== null && leftOn <= today();
  const until = (hasLeft ? leftOn : today()).slice(0, 4);
  const rules = given ?? (await readLaw(db)).leave;
  return leaveAccount(await readDays(db, id), entries, { until, hasLeft, rules });
}
