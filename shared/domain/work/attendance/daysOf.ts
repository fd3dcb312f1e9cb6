import type { payUnits } from '../placements/placement';
import { type DayCode, dayCodes } from './day';
import { valueOn } from './sheetDay';

/** The sums of a person's days, for a month or a part. */
export interface Days {
  /** How many days of each letter. */
  counts: Record<DayCode, number>;
  /** Days that nobody has marked. */
  unmarked: number;
  overtimeMinutes: number;
}

/** A person's marks of a month: a letter for each day, and the overtime in minutes by the day of the month (`SheetPerson`). */
export interface MarkedMonth {
  days: string;
  overtime: Readonly<Record<string, number>>;
}

/**
 * The sums of a month's days from its `first` to its `last`, both included and counted from 1: those of a placement, of
 * which a month may have several.
 */
export function daysOf(marked: MarkedMonth, [first, last]: readonly [first: number, last: number]): Days {
  const counts = Object.fromEntries(dayCodes.map((code) => [code, 0])) as Days['counts'];
  const found: Days = { counts, unmarked: 0, overtimeMinutes: 0 };
  for (let day = first; day <= last; day++) {
    const { code, overtimeMinutes } = valueOn(marked, day);
    if (code === '') found.unmarked += 1;
    else counts[code] += 1;
    found.overtimeMinutes += overtimeMinutes;
  }
  return found;
}

/** The days of several parts of a month together. */
export function sumDays(parts: readonly Days[]): Days {
  const total = daysOf({ days: '', overtime: {} }, [1, 0]);
  for (const { counts, unmarked, overtimeMinutes } of parts) {
    for (const code of dayCodes) total.counts[code] += counts[code];
    total.unmarked += unmarked;
    total.overtimeMinutes += overtimeMinutes;
  }
  return total;
}

/** The days that were worked, a half day as half of one. */
export const daysWorked = ({ P, H }: Pick<Days['counts'], 'P' | 'H'>): number => P + H / 2;

/** The letters of paid days without work: the weekly off is in the pay of a month, not in that of a day or hour. */
const paidOff: Readonly<Record<(typeof payUnits)[number], readonly DayCode[]>> = {
  month: ['W', 'F', 'C', 'S', 'E'],
  day: ['F', 'C', 'S', 'E'],
  hour: ['F', 'C', 'S', 'E'],
};

/**
 * The paid or billed days among the marks: days worked, leave and holidays, and at a monthly rate the weekly off too.
 * Absent and unmarked days are not. In halves of a day.
 */
export const paidDays = ({ counts }: Pick<Days, 'counts'>, per: (typeof payUnits)[number]): number =>
  paidOff[per].reduce((sum, code) => sum + counts[code], daysWorked(counts));
