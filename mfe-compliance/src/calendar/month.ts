import { addDays, addMonths, formatDate, lastDayOfMonth, weekdayOf } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** The days of the week, Sunday first. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2025-08` as `August 2025`. */
export const monthName = (month: string): string =>
  `${names[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** `2025-08-15` as `Friday 15 Aug 2025`. */
export const dayName = (date: IsoDate): string => `${weekdays[weekdayOf(date)] ?? ''} ${formatDate(date)}`;

/** The whole weeks, Sunday to Saturday, that contain a month (`YYYY-MM`). */
export function weeksOf(month: string): IsoDate[][] {
  const first = `${month}-01`;
  const last = lastDayOfMonth(month);
  const weeks: IsoDate[][] = [];
  for (let day = addDays(first, -weekdayOf(first)); day <= last; day = addDays(day, 7)) {
    const sunday = day;
    weeks.push(weekdays.map((_, index) => addDays(sunday, index)));
  }
  return weeks;
}

/** The day that a key of the grid moves to; undefined for other keys. Page keys move by months, with Shift by years. */
export function dayAfterKey(date: IsoDate, key: string, isShift: boolean): IsoDate | undefined {
  const moves: Record<string, () => IsoDate> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -weekdayOf(date)),
    End: () => addDays(date, 6 - weekdayOf(date)),
    PageUp: () => addMonths(date, isShift ? -12 : -1),
    PageDown: () => addMonths(date, isShift ? 12 : 1),
  };
  return moves[key]?.();
}
