import { addDays } from 'shared/domain/dates/dates';
import { type FinancialYear, financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';

/** Next year's rows are created well before its first due date. */
const AHEAD_DAYS = 60;

/** The financial years whose rows are always kept up to date: last, this and next. */
export const keptYears = (today: IsoDate): FinancialYear[] => [
  ...new Set([addDays(today, -365), today, addDays(today, AHEAD_DAYS)].map(financialYearOf)),
];
