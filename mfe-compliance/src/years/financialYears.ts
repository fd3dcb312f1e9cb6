import { addDays, today } from 'shared/domain/dates/dates';
import { type FinancialYear, financialYearOf } from 'shared/domain/dates/financialYear';

/** GST, and with it most of the rules, began in this year. */
const FIRST = 2017;

/** The financial year that today lies in. */
export const thisYear = (): FinancialYear => financialYearOf(today());

/** The years to choose from: next year's first. */
export function financialYears(): FinancialYear[] {
  const last = Number(financialYearOf(addDays(today(), 365)).slice(0, 4));
  return Array.from({ length: last - FIRST + 1 }, (_, index) => financialYearOf(`${last - index}-04-01`));
}
