import { type Days, daysOf } from 'shared/domain/attendance/daysOf';
import type { MonthState } from 'shared/domain/attendance/month';
import { UNMARKED } from 'shared/domain/attendance/sheet';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { giveTurn } from '../../db/giveTurn';
import type { Queries, Tables } from '../../db/tables';
import { lettersText, overtimeText } from './daysAsText';

/** A placement with the days of one month of it, as they were marked and corrected since. */
export interface PlacedDays {
  placement: Tables['placements'];
  /** The first and the last day of the month on which it holds, from 1. */
  days: readonly [first: number, last: number];
  found: Days;
}

/** What is known of a month's days. */
export interface PlacedMonth {
  placed: PlacedDays[];
  /** How far each center is with the month; one in which nothing was done is missing. */
  states: ReadonlyMap<string, MonthState>;
  /** Days that were marked of somebody at a center where they are not placed on that day: in no placement's days. */
  stray: { employeeId: string; centerId: string; days: number }[];
}

interface Marked {
  letters: string[];
  overtime: Record<string, number>;
}

/** A day among the letters of a row: its number, and its letter. */
const ENTRY = 3;

const wordsOf = (text: string | null): string[] => (text ?? '').split(' ').filter(Boolean);
const dayOf = (day: string) => Number(day.slice(8));

/** Which of a month's placements are asked for; by default all. */
export interface Asked {
  employeeIds?: readonly string[];
  centerIds?: readonly string[];
  /** Samples alone, or real ones alone. */
  isSample: boolean;
}

/**
 * The placements that hold on any day of a month (`YYYY-MM`), with what their days come to, in four statements. Of a locked
 * month corrections count.
 */
export async function readPlacedDays(db: Queries, month: string, asked: Asked): Promise<PlacedMonth> {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const { employeeIds, centerIds } = asked;
  const placements = await db
    .selectFrom('placements')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('isSample', '=', Number(asked.isSample))
    .where('employeeId', '<>', '')
    .where('endReason', '<>', 'Did not join')
    .where('startsOn', '<=', last)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', first)]))
    .$if(employeeIds !== undefined, (query) => query.where('employeeId', 'in', ['', ...(employeeIds ?? [])]))
    .$if(centerIds !== undefined, (query) => query.where('centerId', 'in', ['', ...(centerIds ?? [])]))
    .orderBy('employeeId')
    .orderBy('startsOn')
    .execute();
  await giveTurn(db);
  const states = await db
    .selectFrom('attendance_months')
    .select(['centerId', 'state'])
    .where('month', '=', month)
    .execute();
  // A row for each person and center: of days one by one, most of the time would go into handing them over.
  const rows = await db
    .selectFrom('attendance_days')
    .select(['employeeId', 'centerId'])
    .select([lettersText(db), overtimeText(db)])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .$if(employeeIds !== undefined, (query) => query.where('employeeId', 'in', ['', ...(employeeIds ?? [])]))
    .$if(centerIds !== undefined, (query) => query.where('centerId', 'in', ['', ...(centerIds ?? [])]))
    .groupBy(['employeeId', 'centerId'])
    .execute();
  await giveTurn(db);
  const corrections = await db
    .selectFrom('attendance_corrections')
    .select(['employeeId', 'centerId', 'day', 'code', 'overtimeMinutes'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .$if(employeeIds !== undefined, (query) => query.where('employeeId', 'in', ['', ...(employeeIds ?? [])]))
    .$if(centerIds !== undefined, (query) => query.where('centerId', 'in', ['', ...(centerIds ?? [])]))
    .orderBy('id')
    .execute();
  const marked = new Map<string, Marked>();
  const at = (of: { employeeId: string; centerId: string }): Marked => {
    const key = `${of.employeeId}/${of.centerId}`;
    const known = marked.get(key) ?? { letters: Array<string>(dayOf(last)).fill(UNMARKED), overtime: {} };
    marked.set(key, known);
    return known;
  };
  for (const row of rows) {
    const { letters, overtime } = at(row);
    for (let place = 0; place < row.letters.length; place += ENTRY)
      letters[Number(row.letters.slice(place, place + 2)) - 1] = row.letters[place + 2] ?? UNMARKED;
    for (const [day, minutes] of wordsOf(row.overtime).map((word) => word.split(':').map(Number)))
      if (day !== undefined && minutes !== undefined) overtime[day] = minutes;
  }
  for (const { day, code, overtimeMinutes, ...row } of corrections) {
    const { letters, overtime } = at(row);
    letters[dayOf(day) - 1] = code || UNMARKED;
    overtime[dayOf(day)] = overtimeMinutes;
  }
  await giveTurn(db);
  const placed = placements.map((placement): PlacedDays => {
    const { letters, overtime } = at(placement);
    const from = placement.startsOn < first ? 1 : dayOf(placement.startsOn);
    const to = placement.endsOn === null || placement.endsOn > last ? dayOf(last) : dayOf(placement.endsOn);
    const found = daysOf({ days: letters.join(''), overtime }, [from, to]);
    return { placement, days: [from, to], found };
  });
  return {
    placed,
    states: new Map(states.map(({ centerId, state }) => [centerId, state])),
    stray: strayOf(marked, placed),
  };
}

/** The marked days that lie in no placement. */
function strayOf(marked: ReadonlyMap<string, Marked>, placed: readonly PlacedDays[]): PlacedMonth['stray'] {
  const within = new Map<string, number>();
  const worked = ({ counts }: Days) => Object.values(counts).reduce((sum, count) => sum + count, 0);
  for (const { placement, found } of placed) {
    const key = `${placement.employeeId}/${placement.centerId}`;
    within.set(key, (within.get(key) ?? 0) + worked(found));
  }
  return [...marked].flatMap(([key, { letters }]) => {
    const [employeeId = '', centerId = ''] = key.split('/');
    const days = letters.filter((letter) => letter !== UNMARKED).length - (within.get(key) ?? 0);
    return days > 0 ? [{ employeeId, centerId, days }] : [];
  });
}
