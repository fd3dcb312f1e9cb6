import { addMonths, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';

/** How many past years can be chosen. */
const YEARS = 6;

/** This financial year and earlier ones. */
export const pastYears = (): string[] =>
  Array.from({ length: YEARS }, (_, back) => financialYearOf(addMonths(today(), -12 * back)));
