import { sql } from 'kysely';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { UNMARKED } from 'shared/domain/work/attendance/sheet';
import type { MarkedAt } from 'shared/domain/work/month/monthOfWork';
import { inTurns } from '../../../core/inTurns';
import { joined } from '../../../db/joined';
import type { Queries } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';

/** The people to read; by default everyone at all centers. */
export interface Asked {
  employeeIds?: readonly string[];
  centerIds?: readonly string[];
}

/** A day in a row's text: its number in two digits, and its letter. */
const ENTRY = 3;

const dayOf = (day: string) => Number(day.slice(8));

/** The marks of a month (`YYYY-MM`), for each person at each center; in a locked month corrections count. */
export async function readMarks(db: Queries, month: string, { employeeIds, centerIds }: Asked): Promise<MarkedAt[]> {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  // A row for each person and center: with a row for each day, most of the time would go into transferring them.
  const rows = await db
    .selectFrom('attendance_days')
    .select(['employeeId', 'centerId'])
    .select([
      joined(db, sql`substr("day", 9, 2) || case when "code" = '' then ${sql.lit(UNMARKED)} else "code" end`).as(
        'letters',
      ),
      joined(
        db,
        sql`case when "overtimeMinutes" > 0 then substr("day", 9, 2) || ':' || "overtimeMinutes" || ' ' end`,
      ).as('overtime'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .$if(employeeIds !== undefined, (query) => query.where('employeeId', 'in', ['', ...(employeeIds ?? [])]))
    .$if(centerIds !== undefined, (query) => query.where('centerId', 'in', ['', ...(centerIds ?? [])]))
    .groupBy(['employeeId', 'centerId'])
    .execute();
  await yieldToEventLoop(db);
  const corrections = await db
    .selectFrom('attendance_corrections')
    .select(['employeeId', 'centerId', 'day', 'code', 'overtimeMinutes'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .$if(employeeIds !== undefined, (query) => query.where('employeeId', 'in', ['', ...(employeeIds ?? [])]))
    .$if(centerIds !== undefined, (query) => query.where('centerId', 'in', ['', ...(centerIds ?? [])]))
    .orderBy('id')
    .execute();
  const found = new Map<string, { letters: string[]; overtime: Record<string, number> }>();
  const at = ({ employeeId, centerId }: { employeeId: string; centerId: string }) => {
    const key = JSON.stringify([employeeId, centerId]);
    const known = found.get(key) ?? { letters: Array<string>(dayOf(last)).fill(UNMARKED), overtime: {} };
    found.set(key, known);
    return known;
  };
  for await (const { letters: text, overtime: minutes, ...row } of inTurns(rows)) {
    const { letters, overtime } = at(row);
    for (let place = 0; place < text.length; place += ENTRY)
      letters[Number(text.slice(place, place + 2)) - 1] = text[place + 2] ?? UNMARKED;
    for (const word of (minutes ?? '').split(' ').filter(Boolean))
      overtime[Number(word.slice(0, 2))] = Number(word.slice(ENTRY));
  }
  for (const { day, code, overtimeMinutes, ...row } of corrections) {
    const { letters, overtime } = at(row);
    letters[dayOf(day) - 1] = code || UNMARKED;
    if (overtimeMinutes > 0) overtime[dayOf(day)] = overtimeMinutes;
    else delete overtime[dayOf(day)];
  }
  await yieldToEventLoop(db);
  return [...found].map(([key, { letters, overtime }]) => {
    const [employeeId, centerId] = JSON.parse(key) as [string, string];
    return { employeeId, centerId, days: letters.join(''), overtime };
  });
}
