import { type FinancialYear, financialYearMonths } from 'shared/domain/dates/financialYear';
import { formatPeriod } from 'shared/domain/dates/period';

/** The months, quarters and the whole of a financial year as period options. */
export function periodOptions(year: FinancialYear): { value: string; label: string }[] {
  const quarters = [1, 2, 3, 4].map((quarter) => `${year} Q${quarter}`);
  return [...financialYearMonths(year), ...quarters]
    .map((value) => ({ value, label: formatPeriod(value) }))
    .concat({ value: year, label: `FY ${year}` });
}
