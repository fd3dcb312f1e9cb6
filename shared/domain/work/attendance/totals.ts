import { type Days, daysOf, sumDays } from './daysOf';
import type { SheetPerson } from './sheet';

/** The sums of a person's month: each letter, the days that are not marked, and all overtime. */
export interface Totals extends Omit<Days, 'unmarked'> {
  missing: number;
}

/** The totals of a person's month. Only days on which they are placed can be missing. */
export function totalsOfPerson(person: SheetPerson): Totals {
  const { counts, overtimeMinutes } = daysOf(person, [1, person.days.length]);
  return { counts, overtimeMinutes, missing: sumDays(person.placed.map((part) => daysOf(person, part))).unmarked };
}
