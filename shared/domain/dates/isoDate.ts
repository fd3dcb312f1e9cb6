/** A date without a time: `YYYY-MM-DD`. */
export type IsoDate = string;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The number of days in a month; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether the text is an existing date, written `YYYY-MM-DD`; years 1900 to 2199, to catch typos. */
export function isIsoDate(value: string): boolean {
  const match = shape.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Whether the text is a month written `YYYY-MM`. */
export const isIsoMonth = (value: string): boolean => isIsoDate(`${value}-01`);
