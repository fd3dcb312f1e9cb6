import type { IsoDate } from './isoDate';

/** April to March, written `2026-27`. */
export type FinancialYear = string;

const label = (start: number): FinancialYear => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** The financial year of a day. */
export function financialYearOf(date: IsoDate): FinancialYear {
  const year = Number(date.slice(0, 4));
  return label(Number(date.slice(5, 7)) >= 4 ? year : year - 1);
}

/** Whether the text is a financial year with consecutive halves. */
export function isFinancialYear(value: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}$/.test(value) && label(Number(value.slice(0, 4))) === value;
}

/** The first and last day of a financial year. */
export function financialYearBounds(year: FinancialYear): { from: IsoDate; to: IsoDate } {
  const start = Number(year.slice(0, 4));
  return { from: `${start}-04-01`, to: `${start + 1}-03-31` };
}

/** The twelve months of a financial year, `YYYY-MM`, April first. */
export function financialYearMonths(year: FinancialYear): string[] {
  const start = Number(year.slice(0, 4));
  return Array.from(
    { length: 12 },
    (_, index) => `${index < 9 ? start : start + 1}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
  );
}

/** The quarter of a month or day within its financial year, 1 (April to June) to 4. */
export function quarterOf(date: string): 1 | 2 | 3 | 4 {
  return (Math.floor(((Number(date.slice(5, 7)) + 8) % 12) / 3) + 1) as 1 | 2 | 3 | 4;
}
