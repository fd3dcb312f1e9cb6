import { financialYearOf, quarterOf } from 'shared/domain/dates/financialYear';
import type { OwnDeduction } from 'shared/domain/money/settle/matchTaxCredits';

/** Identifies a client's quarter: by company, otherwise by name. */
export const clientQuarter = ({
  companyId,
  clientName,
  quarter,
}: {
  companyId: string;
  clientName: string;
  quarter: string;
}) => `${companyId || clientName.toLowerCase()} ${quarter}`;

/** Tax withheld by clients, added up by client and quarter. */
export function quarterSums(own: readonly OwnDeduction[]) {
  const sums = new Map<string, Omit<OwnDeduction, 'date'> & { quarter: string }>();
  for (const { date, ...deduction } of own) {
    const quarter = `${financialYearOf(date)} Q${quarterOf(date)}`;
    const key = clientQuarter({ ...deduction, quarter });
    const sum = sums.get(key) ?? { ...deduction, quarter, taxPaise: 0 };
    sum.taxPaise += deduction.taxPaise;
    sums.set(key, sum);
  }
  return sums;
}
