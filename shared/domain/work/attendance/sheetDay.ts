import type { DayCode, DayValue } from './day';

/** Stands for a day that is not marked in a person's `days`. */
export const UNMARKED = '.';

/** What a day of the month, from 1, holds in a person's row. */
export function valueOn(
  { days, overtime }: { days: string; overtime: Readonly<Record<string, number>> },
  day: number,
): DayValue {
  const letter = days[day - 1] ?? UNMARKED;
  return { code: letter === UNMARKED ? '' : (letter as DayCode), overtimeMinutes: overtime[day] ?? 0 };
}

/** Whether a person is placed there on a day of the month, from 1. */
export const isPlacedOn = (
  { placed }: { placed: readonly (readonly [first: number, last: number])[] },
  day: number,
): boolean => placed.some(([first, last]) => first <= day && day <= last);
