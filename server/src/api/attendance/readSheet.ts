import { sql } from 'kysely';
import { mergeMarks } from 'shared/domain/attendance/merge';
import { type Sheet, type SheetPerson, UNMARKED } from 'shared/domain/attendance/sheet';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { groupBy } from 'shared/domain/records/groupBy';
import { joined } from '../../db/joined';
import type { Queries, Tables } from '../../db/tables';
import { lettersText, overtimeText } from './daysAsText';

type Row = SheetPerson & { letters: string[] };

const dayOf = (day: string) => Number(day.slice(8));

const keyOf = ({ employeeId, day }: { employeeId: string; day: string }) => `${employeeId}/${day}`;

/** A day among the letters of a row: its number, and its letter. */
const ENTRY = 3;

const wordsOf = (text: string | null): string[] => (text ?? '').split(' ').filter(Boolean);

/** Who works at a center in a month, by name, with nothing marked yet; by default everybody. */
async function readPeople(
  db: Queries,
  centerId: string,
  month: string,
  employeeId: string | undefined,
): Promise<Map<string, Row>> {
  const last = lastDayOfMonth(month);
  const query = db
    .selectFrom('placements')
    .innerJoin('employees', 'employees.id', 'placements.employeeId')
    .select(['employeeId', 'employees.name', 'employees.code', 'startsOn', 'endsOn', 'weeklyOff'])
    .select(['placements.designation', 'employees.designation as ownDesignation'])
    .where('placements.centerId', '=', centerId)
    .where('placements.deletedAt', 'is', null)
    .where('endReason', '<>', 'Did not join')
    .where('startsOn', '<=', last)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', `${month}-01`)]))
    .orderBy('employees.name')
    .orderBy('employeeId')
    .orderBy('startsOn');
  const rows = await (employeeId === undefined ? query : query.where('employeeId', '=', employeeId)).execute();
  const people = new Map<string, Row>();
  for (const { employeeId, name, code, designation, ownDesignation, weeklyOff, startsOn, endsOn } of rows) {
    const person = people.get(employeeId) ?? {
      ...{ id: employeeId, name, code, designation: designation || ownDesignation, weeklyOff, placed: [] },
      ...{ days: '', overtime: {}, disputed: {}, corrected: {}, letters: Array<string>(dayOf(last)).fill(UNMARKED) },
    };
    const from = startsOn < month ? 1 : dayOf(startsOn);
    person.placed.push([from, endsOn === null || endsOn > last ? dayOf(last) : dayOf(endsOn)]);
    people.set(employeeId, person);
  }
  return people;
}

/** Adds who is placed there no more, and has days marked there all the same. */
async function addMarked(db: Queries, people: Map<string, Row>, ids: readonly string[], last: number): Promise<void> {
  const missing = ids.filter((id) => !people.has(id));
  if (missing.length === 0) return;
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'name', 'code', 'designation'])
    .where('id', 'in', missing)
    .execute();
  for (const row of rows)
    people.set(row.id, {
      ...{ ...row, weeklyOff: '', placed: [], days: '', overtime: {}, disputed: {}, corrected: {} },
      letters: Array<string>(last).fill(UNMARKED),
    });
}

/** Adds what each differing mark of the disputed days says. */
async function addDisputed(
  db: Queries,
  people: ReadonlyMap<string, Row>,
  disputed: readonly { employeeId: string; day: string }[],
  centerId: string,
  month: string,
): Promise<void> {
  if (disputed.length === 0) return;
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
  const marks = groupBy(rows, keyOf);
  for (const { employeeId, day } of disputed) {
    const own = marks.get(keyOf({ employeeId, day })) ?? [];
    const merged = mergeMarks(own.map((mark) => ({ ...mark, seen: JSON.parse(mark.seen) as string[] })));
    const person = people.get(employeeId);
    if (!person || !merged.now) continue;
    person.disputed[dayOf(day)] = [merged.now, ...merged.disputed].map(({ code, overtimeMinutes, by, at }) => ({
      ...{ code, overtimeMinutes },
      ...{ by, at },
    }));
  }
}

/** Has the days of a locked month hold what was corrected since. */
async function addCorrections(
  db: Queries,
  people: ReadonlyMap<string, Row>,
  centerId: string,
  month: string,
): Promise<void> {
  const rows = await db
    .selectFrom('attendance_corrections')
    .selectAll()
    .where('centerId', '=', centerId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', lastDayOfMonth(month))
    .orderBy('id')
    .execute();
  for (const { employeeId, day, code, overtimeMinutes, beforeCode, beforeOvertimeMinutes, reason, by, at } of rows) {
    const person = people.get(employeeId);
    if (!person) continue;
    const first = person.corrected[dayOf(day)];
    const before = first ?? { beforeCode, beforeOvertimeMinutes };
    person.corrected[dayOf(day)] = {
      ...{ code, overtimeMinutes, reason, by, at },
      ...{ beforeCode: before.beforeCode, beforeOvertimeMinutes: before.beforeOvertimeMinutes },
    };
    person.letters[dayOf(day) - 1] = code || UNMARKED;
    if (overtimeMinutes > 0) person.overtime[dayOf(day)] = overtimeMinutes;
    else delete person.overtime[dayOf(day)];
  }
}

/** Who took a month how far, and when. */
function stepsOf(row: Partial<Tables['attendance_months']> | undefined): Sheet['steps'] {
  const steps = [
    { state: 'Submitted' as const, by: row?.submittedBy ?? '', at: row?.submittedAt },
    { state: 'Confirmed' as const, by: row?.confirmedBy ?? '', at: row?.confirmedAt },
    { state: 'Locked' as const, by: row?.lockedBy ?? '', at: row?.lockedAt },
  ];
  return steps.flatMap(({ at, ...step }) => (at ? [{ ...step, at }] : []));
}

/**
 * A center's month: who works there, and what is marked. `since`: only those whose days changed after this version of the
 * month; by default all. `employeeId`: only this person.
 */
export async function readSheet(
  db: Queries,
  centerId: string,
  month: string,
  since = -1,
  employeeId?: string,
): Promise<Sheet> {
  const state = await db
    .selectFrom('attendance_months')
    .selectAll()
    .where('centerId', '=', centerId)
    .where('month', '=', month)
    .executeTakeFirst();
  const { version = 0, state: of = 'Open' } = state ?? {};
  const shown = { version, state: of, steps: stepsOf(state) };
  if (since >= version) return { ...shown, people: [] };
  // What is corrected later is no mark: of a locked month everything is answered.
  const from = of === 'Locked' ? -1 : since;
  const last = lastDayOfMonth(month);
  const days = db.selectFrom('attendance_days').where('centerId', '=', centerId);
  const ofMonth = (employeeId === undefined ? days : days.where('employeeId', '=', employeeId))
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', last);
  const theirs =
    from < 0 ? ofMonth : ofMonth.where('employeeId', 'in', ofMonth.select('employeeId').where('version', '>', from));
  // A row for each person: of 62,000 days one by one, most of the time would go into handing them over.
  const rows = await theirs
    .select('employeeId')
    .select([lettersText(db), overtimeText(db)])
    .select(joined(db, sql`case when "isDisputed" = 1 then "day" || ' ' end`).as('disputed'))
    .groupBy('employeeId')
    .execute();
  const disputed = rows.flatMap(({ employeeId, disputed: days }) => wordsOf(days).map((day) => ({ employeeId, day })));
  const people = await readPeople(db, centerId, month, employeeId);
  const marked = rows.filter(({ letters }) => /[A-Z]/.test(letters)).map(({ employeeId }) => employeeId);
  await addMarked(db, people, [...marked, ...disputed.map(({ employeeId }) => employeeId)], dayOf(last));
  for (const { employeeId, letters, overtime } of rows) {
    const person = people.get(employeeId);
    if (!person) continue;
    for (let at = 0; at < letters.length; at += ENTRY)
      person.letters[Number(letters.slice(at, at + 2)) - 1] = letters[at + 2] ?? UNMARKED;
    for (const [day, minutes] of wordsOf(overtime).map((word) => word.split(':').map(Number)))
      if (day !== undefined && minutes !== undefined) person.overtime[day] = minutes;
  }
  await addDisputed(db, people, disputed, centerId, month);
  if (of === 'Locked') await addCorrections(db, people, centerId, month);
  const touched = new Set(rows.map(({ employeeId }) => employeeId));
  return {
    ...shown,
    people: [...people.values()]
      .filter(({ id }) => from < 0 || touched.has(id))
      .map(({ letters, ...person }) => ({ ...person, days: letters.join('') })),
  };
}
