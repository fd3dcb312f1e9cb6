import { sumPaise } from '../../text/money';
import type { WageLine } from '../wages/wage';

/** Of a line's wages, how much at most is deducted, in percent (Code on Wages 2019, section 18(3)). */
const MOST_PERCENT = 50;

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

/** All that is deducted of a line's wages. */
export const deductedPaise = (line: Deducted): number =>
  sumPaise([
    ...[line.pfEmployeePaise, line.esiEmployeePaise, line.professionalTaxPaise, line.welfareEmployeePaise],
    ...[line.salaryTaxPaise, line.advancePaise, line.otherDeductionPaise],
  ]);

/** By how much the deductions of a line go beyond half of its wages; 0 when they don't. Only advances and other deductions can wait. */
export function beyondHalfPaise(line: Deducted): number {
  const most = Math.floor((Math.max(0, line.grossPaise) * MOST_PERCENT) / 100);
  const canWait = line.advancePaise + line.otherDeductionPaise;
  return Math.min(canWait, Math.max(0, deductedPaise(line) - most));
}
