import { addDays, today } from 'shared/domain/dates/dates';
import { type FinancialYear, financialYearOf } from 'shared/domain/dates/financialYear';

/** GST, and most of the rules with it, began in this year. */
const FIRST = 2017;

/** The current financial year. */
export const thisYear = (): FinancialYear => financialYearOf(today());

/** The selectable years, next year first. */
export function financialYears(): FinancialYear[] {
  const last = Number(financialYearOf(addDays(today(), 365)).slice(0, 4));
  return Array.from({ length: last - FIRST + 1 }, (_, index) => financialYearOf(`${last - index}-04-01`));
}
