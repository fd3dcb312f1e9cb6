import { lastDayOfMonth } from '../../dates/dates';
import { type LegalLimit, limitOn } from '../../law/limitOn';
import { sumPaise } from '../../text/money';
import type { WageLine } from '../wages/wage';

type Deducted = Pick<
  WageLine,
  | 'grossPaise'
  | 'pfEmployeePaise'
  | 'esiEmployeePaise'
  | 'professionalTaxPaise'
  | 'welfareEmployeePaise'
  | 'salaryTaxPaise'
  | 'advancePaise'
  | 'otherDeductionPaise'
>;

/** All deductions of a line. */
export const deductedPaise = (line: Deducted): number =>
  sumPaise([
    ...[line.pfEmployeePaise, line.esiEmployeePaise, line.professionalTaxPaise, line.welfareEmployeePaise],
    ...[line.salaryTaxPaise, line.advancePaise, line.otherDeductionPaise],
  ]);

/**
 * By how much the deductions of a line exceed the share of its wages in a month (`YYYY-MM`) that may be deducted; 0
 * when they don't. Only advances and other deductions can wait. `limits`: by default those of this release.
 */
export function beyondLimitPaise(line: Deducted, month: string, limits?: readonly LegalLimit[]): number {
  const mostPercent = limitOn('Deductions from wages', lastDayOfMonth(month), limits);
  const most = Math.floor((Math.max(0, line.grossPaise) * mostPercent) / 100);
  const canWait = line.advancePaise + line.otherDeductionPaise;
  return Math.min(canWait, Math.max(0, deductedPaise(line) - most));
}
