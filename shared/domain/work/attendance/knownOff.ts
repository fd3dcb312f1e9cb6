import { weekdayOf } from '../../dates/dates';
import type { DayCode } from './day';
import type { SheetPerson } from './sheet';
import { isPlacedOn, valueOn } from './sheetDay';

/** The days of a week, in the order of `weekdayOf`. */
export const weekdays: readonly SheetPerson['weeklyOff'][] = [
  ...(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const),
];

/** A month (`YYYY-MM`) with the names of its holidays, by the day of the month, and the days of the center's weekly off. */
export interface DaysOff {
  month: string;
  holidays: Readonly<Record<string, string>>;
  weeklyOffs: readonly number[];
}

/**
 * A day's value before anybody marks it, from 1: the weekly off of the placement or, where that names none, of the
 * center, else a holiday of the calendar. Empty for a working day, and where the person is not placed.
 */
export function knownOff(
  person: Pick<SheetPerson, 'weeklyOff' | 'placed'>,
  day: number,
  { month, holidays, weeklyOffs }: DaysOff,
): DayCode | '' {
  if (!isPlacedOn(person, day)) return '';
  const weekday = weekdays[weekdayOf(`${month}-${String(day).padStart(2, '0')}`)];
  if (person.weeklyOff === '' ? weeklyOffs.includes(day) : person.weeklyOff === weekday) return 'W';
  return holidays[day] === undefined ? '' : 'F';
}

const offCodes: readonly string[] = ['W', 'F', 'C', 'S', 'E'] satisfies DayCode[];

/** The off day or leave that a day holds or, while nobody has marked it, that is known; empty for any other day. */
export function offOn(person: SheetPerson, day: number, off: DaysOff): DayCode | '' {
  const { code } = valueOn(person, day);
  if (code === '') return knownOff(person, day, off);
  return offCodes.includes(code) ? code : '';
}
