import { lastDayOfMonth } from '../../dates/dates';
import { groupBy } from '../../records/groupBy';
import { type Days, daysOf, type MarkedMonth } from '../attendance/daysOf';
import { UNMARKED, valueOn } from '../attendance/sheetDay';

/** Somebody's work at a center, from its first day to its last; null while nobody knows the last. */
export interface Stay {
  employeeId: string;
  centerId: string;
  startsOn: string;
  endsOn: string | null;
}

/** A placement with its days of one month, as marked and corrected since. */
export interface PlacedDays<T> {
  placement: T;
  /** The first and the last day of the month on which it holds, from 1. */
  days: readonly [first: number, last: number];
  found: Days;
}

/** The person, month and center of the marks. */
export interface MarkedAt extends MarkedMonth {
  employeeId: string;
  centerId: string;
}

/** A person's month at a center. */
export interface MonthOfWork<T> {
  employeeId: string;
  centerId: string;
  marked: MarkedMonth;
  /** In the order of their days; none where somebody is marked who is not placed there. */
  placed: PlacedDays<T>[];
  /** The number of days marked here outside of the placements: they are neither paid nor billed. */
  stray: number;
}

const dayOf = (day: string) => Number(day.slice(8));
const keyOf = ({ employeeId, centerId }: Pick<Stay, 'employeeId' | 'centerId'>) => `${employeeId}/${centerId}`;

/** The first and last day of a month (`YYYY-MM`) on which a placement holds, counted from 1; call it for one that holds on some. */
function daysWithin(month: string, { startsOn, endsOn }: Pick<Stay, 'startsOn' | 'endsOn'>): [number, number] {
  const last = lastDayOfMonth(month);
  return [startsOn < month ? 1 : dayOf(startsOn), dayOf(endsOn === null || endsOn > last ? last : endsOn)];
}

/** The days of a month that hold something, of which no range of days has them. */
function countStray(month: string, marked: MarkedMonth, placed: readonly PlacedDays<unknown>[]): number {
  const all = Array.from({ length: dayOf(lastDayOfMonth(month)) }, (_, index) => index + 1);
  return all.filter((day) => {
    const { code, overtimeMinutes } = valueOn(marked, day);
    return (code !== '' || overtimeMinutes > 0) && !placed.some(({ days: [from, to] }) => from <= day && day <= to);
  }).length;
}

/**
 * Who worked where in a month (`YYYY-MM`), for wages, bills, costs and attendance alike: each person at each center, those who
 * are placed there first, in the order of `placements`. These hold on some day of the month, and come in the order of their days.
 */
export function* monthOfWork<T extends Stay>(
  month: string,
  placements: readonly T[],
  marks: readonly MarkedAt[],
): Generator<MonthOfWork<T>> {
  const markedAt = new Map(marks.map((each) => [keyOf(each), each]));
  const placedAt = groupBy(placements, keyOf);
  const nothing = { days: UNMARKED.repeat(dayOf(lastDayOfMonth(month))), overtime: {} };
  const unplaced = marks.filter((each) => !placedAt.has(keyOf(each)));
  for (const { employeeId, centerId } of [...[...placedAt.values()].map(([first]) => first as T), ...unplaced]) {
    const key = keyOf({ employeeId, centerId });
    const { days, overtime } = markedAt.get(key) ?? nothing;
    const marked = { days, overtime };
    const placed = (placedAt.get(key) ?? []).map((placement): PlacedDays<T> => {
      const range = daysWithin(month, placement);
      return { placement, days: range, found: daysOf(marked, range) };
    });
    yield { employeeId, centerId, marked, placed, stray: countStray(month, marked, placed) };
  }
}

/** All placements of a month, each person's in the order of their days at whichever center. */
export const inOrderOfDays = <T extends Stay>(places: readonly MonthOfWork<T>[]): PlacedDays<T>[] =>
  places
    .flatMap(({ placed }) => placed)
    .sort((a, b) =>
      a.placement.startsOn < b.placement.startsOn ? -1 : Number(a.placement.startsOn > b.placement.startsOn),
    );
