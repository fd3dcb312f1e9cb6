import { type Days, daysOf } from './daysOf';
import type { DaysOff } from './knownOff';
import { needsMark } from './needsMark';
import type { SheetPerson } from './sheet';
import { valueOn } from './sheetDay';

/** The sums of a person's month: each letter, the days that are not marked, and all overtime. */
export interface Totals extends Omit<Days, 'unmarked'> {
  missing: number;
}

/** The number of a person's days that need a mark and have none. */
export const countMissing = (
  person: Pick<SheetPerson, 'weeklyOff' | 'placed' | 'days' | 'overtime'>,
  off: DaysOff,
): number =>
  Array.from(person.days, (_, index) => index + 1).filter(
    (day) => valueOn(person, day).code === '' && needsMark(person, day, off),
  ).length;

/** The totals of a person's month. */
export function totalsOfPerson(person: SheetPerson, off: DaysOff): Totals {
  const { counts, overtimeMinutes } = daysOf(person, [1, person.days.length]);
  return { counts, overtimeMinutes, missing: countMissing(person, off) };
}
