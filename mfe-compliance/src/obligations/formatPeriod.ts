import { formatMonth } from 'shared/domain/dates';

/** A period in words: `2026-04` is `Apr 2026`, `2026-27 Q1` is `Q1 2026-27`, `2026-27` is `FY 2026-27`; anything else stays. */
export function formatPeriod(period: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(period)) return formatMonth(period);
  const [, year, quarter] = /^(\d{4}-\d{2})(?: (Q[1-4]))?$/.exec(period) ?? [];
  if (year === undefined) return period;
  return quarter === undefined ? `FY ${year}` : `${quarter} ${year}`;
}
