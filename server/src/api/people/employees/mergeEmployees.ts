import { formatDate, formatMonth, today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import type { Employee } from 'shared/domain/people/employees/employee';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { wageLinesBy } from '../../pay/wages/wageLines';
import { workOutLater } from '../../pay/wages/workOutLater';

/** Why two employees can't be merged: a month has a line for each. */
export async function paidTwice(db: Queries, kept: Employee, gone: Employee): Promise<string | undefined> {
  const linesOf = (id: string) => db.selectFrom('live_wage_lines').select('wageId').where('employeeId', '=', id);
  const both = await db
    .selectFrom('live_wages')
    .select('month')
    .where('id', 'in', linesOf(kept.id))
    .where('id', 'in', linesOf(gone.id))
    .orderBy('month')
    .execute();
  if (both.length === 0) return undefined;
  const months = both.map(({ month }) => formatMonth(month)).join(', ');
  return `${kept.name} and ${gone.name} both have a wage line in ${months}. Delete one of the lines there first; of a paid month, reopen it.`;
}

/** Why two employees can't be merged: both have a mark on the same day. */
export async function attendedTwice(db: Queries, kept: Employee, gone: Employee): Promise<string | undefined> {
  const daysOf = (id: string) => db.selectFrom('attendance_days').select('day').where('employeeId', '=', id);
  const both = await daysOf(kept.id).where('day', 'in', daysOf(gone.id)).orderBy('day').executeTakeFirst();
  if (!both) return undefined;
  return `${kept.name} and ${gone.name} both have attendance on ${formatDate(both.day)}. End the placement of one of them instead.`;
}

/** Why two employees can't be merged: both are placed on a day, which would count twice. */
export async function placedTwice(db: Queries, kept: Employee, gone: Employee): Promise<string | undefined> {
  const placed = (id: string) =>
    db.selectFrom('live_placements').select(['startsOn', 'endsOn']).where('employeeId', '=', id).execute();
  const others = await placed(gone.id);
  for (const one of await placed(kept.id)) {
    const other = others.find(
      ({ startsOn, endsOn }) =>
        (one.endsOn === null || startsOn <= one.endsOn) && (endsOn === null || one.startsOn <= endsOn),
    );
    if (!other) continue;
    const day = one.startsOn > other.startsOn ? one.startsOn : other.startsOn;
    return `${kept.name} and ${gone.name} are both placed on ${formatDate(day)}. End or delete one of the placements first.`;
  }
  return undefined;
}

/** Recalculates an employee's unpaid lines of the year, because they depend on other months. */
export async function workOutYear(db: Queries, id: string, actor: Actor): Promise<void> {
  const { from } = financialYearBounds(financialYearOf(today()));
  const law = await readLaw(db);
  await workOutLater(
    db,
    { employeeIds: [id], month: from.slice(0, 7), isFrom: true },
    { lines: wageLinesBy(law), law, actor },
  );
}
