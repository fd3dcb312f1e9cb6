import { financialYearOf, quarterOf } from '../../dates/financialYear';
import { periodBounds } from '../../dates/period';

/** Whether GSTR-1 is filed for a period: a month, `2026-11`, or a quarter, `2026-27 Q3`. */
export const isReturnPeriod = (period: string): boolean =>
  /^\d{4}-((0[1-9]|1[0-2])|\d{2} Q[1-4])$/.test(period) && periodBounds(period) !== undefined;

/** The first and last day of a return's period. Throws for a period of which no return is filed. */
export function returnBounds(period: string): { from: string; to: string } {
  const bounds = periodBounds(period);
  if (!bounds) throw new RangeError(`No return is filed of ${period}.`);
  return bounds;
}

/** The period as the portal writes it, MMYYYY: of a quarter, its last month. */
export function portalPeriod(period: string): string {
  const { to } = returnBounds(period);
  return `${to.slice(5, 7)}${to.slice(0, 4)}`;
}

/** The quarter that a month or day lies in. */
export const quarterOfDay = (day: string): string => `${financialYearOf(`${day.slice(0, 7)}-01`)} Q${quarterOf(day)}`;
