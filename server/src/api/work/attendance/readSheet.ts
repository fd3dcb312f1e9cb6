import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { groupBy } from 'shared/domain/records/groupBy';
import { mergeMarks } from 'shared/domain/work/attendance/merge';
import type { Sheet, SheetPerson } from 'shared/domain/work/attendance/sheet';
import type { MonthOfWork } from 'shared/domain/work/month/monthOfWork';
import type { Queries, Tables } from '../../../db/tables';
import { type Person, readWork } from '../month/readWork';
import { readDaysOff } from './readDaysOff';

const dayOf = (day: string) => Number(day.slice(8));

/** The people whose days in a center's month changed after a version. */
async function changedSince(db: Queries, centerId: string, month: string, version: number): Promise<string[]> {
  const rows = await db
    .selectFrom('attendance_days')
    .select('employeeId')
    .distinct()
    .where('centerId', '=', centerId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', lastDayOfMonth(month))
    .where('version', '>', version)
    .execute();
  return rows.map(({ employeeId }) => employeeId);
}

/** The conflicting marks of a center's disputed days, by person and day of the month. */
async function readDisputed(
  db: Queries,
  centerId: string,
  month: string,
): Promise<Map<string, SheetPerson['disputed']>> {
  const rows = await db
    .selectFrom('attendance_marks')
    .innerJoin('attendance_days', (join) =>
      join
        .onRef('attendance_days.employeeId', '=', 'attendance_marks.employeeId')
        .onRef('attendance_days.day', '=', 'attendance_marks.day'),
    )
    .selectAll('attendance_marks')
    .where('attendance_days.centerId', '=', centerId)
    .where('attendance_days.day', '>=', `${month}-01`)
    .where('attendance_days.day', '<=', lastDayOfMonth(month))
    .where('isDisputed', '=', 1)
    .where('attendance_marks.centerId', '=', centerId)
    .execute();
  const found = new Map<string, SheetPerson['disputed']>();
  for (const [employeeId, own] of groupBy(rows, (mark) => mark.employeeId)) {
    const disputed: SheetPerson['disputed'] = {};
    for (const [day, marks] of groupBy(own, (mark) => mark.day)) {
      const merged = mergeMarks(marks.map((mark) => ({ ...mark, seen: JSON.parse(mark.seen) as string[] })));
      if (!merged.now) continue;
      disputed[dayOf(day)] = [merged.now, ...merged.disputed].map(({ code, overtimeMinutes, by, at }) => ({
        code,
        overtimeMinutes,
        by,
        at,
      }));
    }
    found.set(employeeId, disputed);
  }
  return found;
}

/** Corrections since a center's month was locked, by person and day of the month. */
async function readCorrected(
  db: Queries,
  centerId: string,
  month: string,
): Promise<Map<string, SheetPerson['corrected']>> {
  const rows = await db
    .selectFrom('attendance_corrections')
    .selectAll()
    .where('centerId', '=', centerId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', lastDayOfMonth(month))
    .orderBy('id')
    .execute();
  const found = new Map<string, SheetPerson['corrected']>();
  for (const { employeeId, day, code, overtimeMinutes, beforeCode, beforeOvertimeMinutes, reason, by, at } of rows) {
    const corrected = found.get(employeeId) ?? {};
    const before = corrected[dayOf(day)] ?? { beforeCode, beforeOvertimeMinutes };
    corrected[dayOf(day)] = {
      code,
      overtimeMinutes,
      reason,
      by,
      at,
      beforeCode: before.beforeCode,
      beforeOvertimeMinutes: before.beforeOvertimeMinutes,
    };
    found.set(employeeId, corrected);
  }
  return found;
}

/** The steps of a month, with the person and the time. */
function stepsOf(row: Partial<Tables['attendance_months']> | undefined): Sheet['steps'] {
  const steps = [
    { state: 'Submitted' as const, by: row?.submittedBy ?? '', at: row?.submittedAt },
    { state: 'Confirmed' as const, by: row?.confirmedBy ?? '', at: row?.confirmedAt },
    { state: 'Locked' as const, by: row?.lockedBy ?? '', at: row?.lockedAt },
  ];
  return steps.flatMap(({ at, ...step }) => (at ? [{ ...step, at }] : []));
}

type Place = MonthOfWork<Tables['live_placements']>;

/** A person's row of a sheet, without conflicts and corrections. */
function rowOf({ placed, marked }: Place, { id, name, code, designation }: Person) {
  const first = placed[0]?.placement;
  return {
    id,
    name,
    code,
    designation: first?.designation || designation,
    weeklyOff: first?.weeklyOff ?? '',
    placed: placed.map(({ days: [from, to] }): [number, number] => [from, to]),
    ...marked,
  };
}

/**
 * A center's month: the people and their marks. `since`: only those whose days changed after this version of the month;
 * by default all.
 */
export async function readSheet(db: Queries, centerId: string, month: string, since = -1): Promise<Sheet> {
  const state = await db
    .selectFrom('every_attendance_months')
    .selectAll()
    .where('centerId', '=', centerId)
    .where('month', '=', month)
    .executeTakeFirst();
  const { version = 0, state: of = 'Open' } = state ?? {};
  const { holidays, weeklyOffs } = (await readDaysOff(db, month, [centerId]))(centerId);
  const shown = { version, state: of, steps: stepsOf(state), holidays, weeklyOffs };
  if (since >= version) return { ...shown, people: [] };
  // Later corrections are not marks, so a locked month is always sent whole.
  const isAll = of === 'Locked' || since < 0;
  const whose = isAll ? {} : { employeeIds: await changedSince(db, centerId, month, since) };
  const { places, people } = await readWork(db, month, { centerIds: [centerId], ...whose });
  const disputed = await readDisputed(db, centerId, month);
  const corrected: Awaited<ReturnType<typeof readCorrected>> =
    of === 'Locked' ? await readCorrected(db, centerId, month) : new Map();
  return {
    ...shown,
    people: places.flatMap((place) => {
      const { employeeId, placed, marked } = place;
      const person = people.get(employeeId);
      const isMarked = /[^.]/.test(marked.days) || disputed.has(employeeId);
      // People no longer placed there are shown while they have marked days there.
      if (!person || (placed.length === 0 && !isMarked)) return [];
      const more = { disputed: disputed.get(employeeId) ?? {}, corrected: corrected.get(employeeId) ?? {} };
      return [{ ...rowOf(place, person), ...more }];
    }),
  };
}
