import { formatMonth } from 'shared/domain/dates/dates';
import type { LawTables } from 'shared/domain/law/lawTables';
import { leastWage, type WageClass } from 'shared/domain/pay/wages/leastWage';
import type { WorkedLine } from 'shared/domain/pay/wages/lineOfParts';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import { dayWage } from 'shared/domain/pay/wages/payOfPlacement';
import { rateOf } from 'shared/domain/pay/wages/wage';
import type { WagePart } from 'shared/domain/pay/wages/wagePart';
import type { Employee } from 'shared/domain/people/employees/employee';
import { stateName } from 'shared/domain/records/states';
import { formatRupees } from 'shared/domain/text/money';
import type { ForMonth } from './readForMonth';

const dayCount = (days: number) => (days === 1 ? 'One day' : `${days} days`);

/** Problems and remarks about a whole month. */
export function remarksOfMonth(from: ForMonth): Pick<MadeWages, 'problems' | 'warnings'> {
  const { month, placed, states, stray, names, employees, register } = from;
  const found: Pick<MadeWages, 'problems' | 'warnings'> = { problems: [], warnings: [] };
  const ofMonth = (text: string) => found.problems.push({ employeeId: '', name: '', text });
  if (register?.status === 'Paid')
    ofMonth(`Wages of ${formatMonth(month)} are paid. What is missing is arrears of a later month.`);
  if (placed.length === 0)
    ofMonth(`Nobody is placed at a center in ${formatMonth(month)}. Enter the placements first.`);
  for (const centerId of new Set(placed.map(({ placement }) => placement.centerId))) {
    const state = states.get(centerId) ?? 'Open';
    if (state === 'Locked') continue;
    const { companyName = '', centerName = '' } = names.get(centerId) ?? {};
    const name = [companyName, centerName].filter(Boolean).join(', ') || 'a center';
    ofMonth(`Attendance of ${name} in ${formatMonth(month)} is ${state.toLowerCase()}. Lock it first.`);
  }
  for (const { employeeId, centerId, stray: days } of stray) {
    const at = names.get(centerId)?.centerName;
    const text = `${dayCount(days)} marked${at ? ` at ${at}` : ''} outside of the placement: not paid. Correct the placement or the attendance.`;
    found.warnings.push({ employeeId, name: employees.get(employeeId)?.name ?? '', text });
  }
  return found;
}

/** Why a person's line can't be paid, or undefined. `beyondPaise`: how far the deductions exceed the limit. */
export function problemOf(
  line: WorkedLine,
  { bankAccount, paidBy }: Employee,
  parts: readonly WagePart[],
  beyondPaise: number,
): string | undefined {
  if (parts.some((part) => part.days > 0 && part.ratePaise === 0))
    return 'The placement has no pay. Enter its gross wage.';
  if (line.basicPaise === 0 && line.grossPaise > 0)
    return 'The placement has no basic wage. Enter the parts of the pay.';
  if (paidBy === 'Bank' && bankAccount === '' && line.netPaise > 0)
    return 'There is no bank account. Enter it among the joining papers, or choose there to pay in cash or by cheque.';
  if ([line.basicPaise, line.houseRentPaise, line.conveyancePaise, line.grossPaise].some((paise) => paise < 0))
    return `${formatRupees(-line.arrearsPaise)} too much was paid for earlier months, more than this month’s wages. Leave this person out, and settle it with them.`;
  if (beyondPaise > 0)
    return `Deductions are more than half of the wages. Deduct ${formatRupees(beyondPaise)} less in the line, and the rest in a later month.`;
  return line.netPaise < 0
    ? `The net wage would be ${formatRupees(line.netPaise)}. Lower the deductions in the line.`
    : undefined;
}

/** Remarks about a person's line that don't prevent payment. */
export function warningsOf(
  line: WorkedLine,
  employee: Employee,
  { parts, month, law, worker }: { parts: readonly WagePart[]; month: string; law: LawTables; worker: WageClass },
): string[] {
  const found: string[] = [];
  const unmarked = parts.filter((part) => part.month === month).reduce((sum, part) => sum + part.unmarked, 0);
  if (unmarked > 0) found.push(`${dayCount(unmarked)} not marked, and not paid.`);
  if (line.setByHand) found.push('The amounts stay as they were set by hand.');
  if (line.pfMember && employee.uan === '') found.push('There is no UAN; the PF return needs it.');
  if (line.esiCovered && employee.esicNumber === '') found.push('There is no ESI number; the ESI return needs it.');
  if (line.salaryTaxPaise > 0 && employee.pan === '')
    found.push('There is no PAN; without it tax is deducted at 20% at least. Enter it, or raise the deduction.');
  if (line.grossRatePaise > 0) {
    const { isOfState, dayPaise } = leastWage(line.workState, month, law.minimumWage, worker);
    const paid = dayWage(rateOf(line), month, law.overtime);
    if (paid < dayPaise)
      found.push(
        `${formatRupees(paid)} a day is below the minimum wage of ${formatRupees(dayPaise)}${isOfState ? ` in ${[stateName(line.workState), worker.zone, worker.skill.toLowerCase()].filter(Boolean).join(', ')}` : ', the floor of the Centre'}.`,
      );
  }
  return found;
}
