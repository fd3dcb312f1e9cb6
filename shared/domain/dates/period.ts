import { formatMonth, lastDayOfMonth } from './dates';
import { financialYearBounds, financialYearMonths, isFinancialYear } from './financialYear';
import type { IsoDate } from './isoDate';

const month = /^\d{4}-(0[1-9]|1[0-2])$/;
const yearOrPart = /^(\d{4}-\d{2})(?: (Q[1-4]|H[12]))?$/;

/**
 * A period in words: `2026-04` is `Apr 2026`, `2026-27 Q1` is `Q1 2026-27`, `2026-27 H1` is `H1 2026-27`, `2026-27` is
 * `FY 2026-27`; anything else is returned unchanged.
 */
export function formatPeriod(period: string): string {
  if (month.test(period)) return formatMonth(period);
  const [, year, part] = yearOrPart.exec(period) ?? [];
  if (year === undefined) return period;
  return part === undefined ? `FY ${year}` : `${part} ${year}`;
}

/**
 * The first and last day of a period: a month, quarter, half-year, financial year or calendar year (`2026`); undefined
 * for other texts.
 */
export function periodBounds(period: string): { from: IsoDate; to: IsoDate } | undefined {
  if (month.test(period)) return { from: `${period}-01`, to: lastDayOfMonth(period) };
  if (/^\d{4}$/.test(period)) return { from: `${period}-01-01`, to: `${period}-12-31` };
  const [, year = '', part] = yearOrPart.exec(period) ?? [];
  if (!isFinancialYear(year)) return undefined;
  if (part === undefined) return financialYearBounds(year);
  const months = financialYearMonths(year);
  const size = part.startsWith('Q') ? 3 : 6;
  const last = Number(part.slice(1)) * size;
  return { from: `${months[last - size] ?? ''}-01`, to: lastDayOfMonth(months[last - 1] ?? '') };
}

/** The number of months in a period; 0 for other texts. */
export function monthsOf(period: string): number {
  const bounds = periodBounds(period);
  return bounds ? Math.round((Date.parse(bounds.to) - Date.parse(bounds.from)) / (30 * 24 * 60 * 60 * 1000)) : 0;
}
