import { sql } from 'kysely';
import type { CentersOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import { lastDueDay } from 'shared/domain/work/attendance/lastDueDay';
import { needsMark } from 'shared/domain/work/attendance/needsMark';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { nameClients } from '../../people/vacancies/nameClients';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { samplesIn, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { readStates } from '../month/readWork';
import { worksIn, worksOn } from '../month/worksIn';
import { placements } from '../placements/placements';
import { readDaysOff } from './readDaysOff';

interface Placed {
  companyId: string;
  centerId: string;
  employeeId: string;
  startsOn: string;
  endsOn: string | null;
  weeklyOff: SheetPerson['weeklyOff'];
}

/** The most days of a month. */
const LONGEST = 31;

const dayOf = (day: string) => Number(day.slice(8));

/** The days of a month, from 1, that need a mark for a person with this weekly off placed all month. */
const daysToMark = (weeklyOff: Placed['weeklyOff'], off: DaysOff): ReadonlySet<number> =>
  new Set(
    Array.from({ length: LONGEST }, (_, index) => index + 1).filter((day) =>
      needsMark({ weeklyOff, placed: [[1, LONGEST]] }, day, off),
    ),
  );

/** The centers within reach with placements in a month, and their unmarked days, in eight statements. */
export async function readCenters(db: Queries, account: GrantedAccount | null, month: string): Promise<CentersOfMonth> {
  const first = `${month}-01`;
  const due = lastDueDay(month);
  const within = scopeToClient(placements, account);
  const samples = await samplesIn(db, [placements]);
  const query = samples === 'beside' ? withoutSamples(placements) : {};
  const placed = (await matching(db, within, readSelection(within, query))
    .select(['companyId', 'centerId', 'employeeId', 'startsOn', 'endsOn', 'weeklyOff'])
    .where(worksIn(month))
    .execute()) as unknown as Placed[];
  // A mark outside the placements doesn't count as one of their days.
  const marked = await db
    .selectFrom('attendance_days')
    .innerJoin('live_placements as placements', (join) =>
      join
        .onRef('placements.employeeId', '=', 'attendance_days.employeeId')
        .onRef('placements.centerId', '=', 'attendance_days.centerId')
        .on(worksOn(sql.ref('attendance_days.day'))),
    )
    .select((select) => [
      'attendance_days.centerId',
      'attendance_days.day',
      'placements.weeklyOff',
      select.fn.countAll<number>().as('days'),
    ])
    .where('day', '>=', first)
    .where('day', '<=', due)
    .where('code', '<>', '')
    .groupBy(['attendance_days.centerId', 'attendance_days.day', 'placements.weeklyOff'])
    .execute();
  const stateOf = await readStates(db, month);
  const offOf = await readDaysOff(db, month, [...new Set(placed.map(({ centerId }) => centerId))]);
  const dueAt = new Map<string, ReadonlySet<number>>();
  const dueOf = (centerId: string, weeklyOff: Placed['weeklyOff']) => {
    const key = `${centerId}/${weeklyOff}`;
    const days = dueAt.get(key) ?? daysToMark(weeklyOff, offOf(centerId));
    dueAt.set(key, days);
    return days;
  };
  const found = new Map<string, { companyId: string; people: Set<string>; missing: number }>();
  for (const { companyId, centerId, employeeId, startsOn, endsOn, weeklyOff } of placed) {
    const center = found.get(centerId) ?? { companyId, people: new Set(), missing: 0 };
    center.people.add(employeeId);
    const [from, to] = [
      startsOn > first ? dayOf(startsOn) : 1,
      endsOn !== null && endsOn < due ? dayOf(endsOn) : LONGEST,
    ];
    for (const day of dueOf(centerId, weeklyOff)) if (from <= day && day <= to) center.missing += 1;
    found.set(centerId, center);
  }
  for (const { centerId, day, weeklyOff, days } of marked) {
    const center = found.get(centerId);
    if (center && dueOf(centerId, weeklyOff).has(dayOf(day))) center.missing -= Number(days);
  }
  const centers = [...found].map(([centerId, { companyId, people, missing }]) => ({
    companyId,
    centerId,
    state: stateOf.get(centerId) ?? ('Open' as const),
    people: people.size,
    missing: Math.max(0, missing),
  }));
  const named = await nameClients(centers, db);
  return { centers: named.sort((a, b) => b.missing - a.missing), isSample: samples === 'only' };
}
