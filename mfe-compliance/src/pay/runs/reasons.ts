import { formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import { inForce } from 'shared/domain/dates/effectiveDated';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { EsiRate, OvertimeRule } from 'shared/domain/pay/deductions/payrollRates';
import { professionalTaxRateOf } from 'shared/domain/pay/deductions/professionalTax';
import type { ProfessionalTaxRate } from 'shared/domain/pay/deductions/professionalTaxRates';
import {
  contributionPeriodOf,
  type EsiContributions,
  type EsiCoverage,
  esiCeiling,
} from 'shared/domain/pay/deductions/stateInsurance';
import { withoutTaxRates } from 'shared/domain/pay/deductions/withoutTaxRates';
import { daysOfMonth } from 'shared/domain/pay/wages/pay';
import type { PayFacts } from 'shared/domain/pay/wages/payroll';
import type { Declared } from 'shared/domain/people/employees/taxDeclaration';
import { stateName } from 'shared/domain/records/states';
import { formatMoney } from 'shared/ui';

/** How a line's gross pay of a month was calculated. */
export function grossReason(
  { setByHand, fromAttendance, days, grossRatePaise, overtimePaise }: PayFacts,
  month: string,
): string {
  if (setByHand) return 'Set by hand.';
  if (fromAttendance) return 'The sum of the parts from attendance.';
  const all = daysOfMonth(month);
  const overtime = overtimePaise === 0 ? '' : ', and the overtime';
  return `${Math.min(days, all)} of ${all} days of ${formatMoney(grossRatePaise)}${overtime}.`;
}

/** How a month's overtime is paid. */
export const overtimeReason = (month: string, rules: readonly OvertimeRule[]): string =>
  `Part of the gross. An hour is paid at ${inForce(rules, lastDayOfMonth(month)).times} times the ordinary rate.`;

/** Why ESI is deducted from a line in a month. */
export function esiReason(
  line: EsiCoverage & EsiContributions & { esiMember: boolean; disabled: boolean },
  month: string,
  rates: readonly EsiRate[],
): string {
  if (!line.esiMember) return 'Not a member.';
  const ceilingPaise = esiCeiling(line.esiDecidedIn, line.disabled, rates);
  const until = formatMonth(contributionPeriodOf(month, rates).to);
  const wages = `${formatMoney(line.esiDecidedPaise)} a month${line.esiDecidedIn === month ? '' : ` in ${formatMonth(line.esiDecidedIn)}`}`;
  const { coversLater } = inForce(rates, lastDayOfMonth(month));
  if (!line.esiCovered)
    return `Not covered${coversLater ? '' : ` until ${until}`}: ${wages} is above ${formatMoney(ceilingPaise)}.`;
  const exempt =
    line.esiEmployeePaise === 0 && line.esiWagePaise > 0
      ? ` No employee’s share up to ${formatMoney(inForce(rates, lastDayOfMonth(month)).exemptDayPaise)} a day.`
      : '';
  return `Covered until ${until}: ${wages}, up to ${formatMoney(ceilingPaise)}.${exempt}`;
}

/** How a line's professional tax was calculated. */
export function professionalTaxReason(
  {
    workState,
    sex,
    professionalTaxPaise,
    professionalTaxBasePaise,
  }: { workState: string; sex: string; professionalTaxPaise: number; professionalTaxBasePaise: number },
  month: string,
  rates: readonly ProfessionalTaxRate[],
): string {
  const day = lastDayOfMonth(month);
  const rate = professionalTaxRateOf(workState, sex, day, rates);
  if (!rate) return withoutTaxRates(workState);
  if (rate.slabs.length === 0) return `${stateName(workState)} has none.`;
  const nilPaise = rate.slabs.filter(({ taxPaise }) => taxPaise === 0).at(-1)?.upToPaise ?? 0;
  if ((rate.exemptFromAge || rate.exemptDisabled) && professionalTaxPaise === 0 && professionalTaxBasePaise > nilPaise)
    return `${stateName(workState)}: exempt by age or disability.`;
  if (rate.per === 'month') return `${stateName(workState)}, by the month’s wages.`;
  const period = rate.per === 'year' ? financialYearOf(day) : `this half of ${financialYearOf(day)}`;
  const found = `${stateName(workState)}, by the ${rate.per === 'year' ? 'year' : 'half-year'}’s wages: ${formatMoney(professionalTaxBasePaise)} in ${period}.`;
  return professionalTaxPaise < 0 ? `${found} The last month gives back.` : found;
}

/** How the tax on a line's salary was calculated; undefined if there is no tax and no declaration. */
export function incomeReason(
  { salaryTaxPaise, salaryTaxBasePaise }: { salaryTaxPaise: number; salaryTaxBasePaise: number },
  { declared, withoutPanPercent }: { declared?: Declared | undefined; withoutPanPercent?: number | undefined } = {},
): string | undefined {
  if (salaryTaxPaise === 0 && !declared) return undefined;
  const earlier = declared && declared.earlierSalaryPaise > 0 ? ', an earlier employer’s with it' : '';
  const pan =
    salaryTaxPaise > 0 && withoutPanPercent !== undefined
      ? ` There is no PAN: at least ${withoutPanPercent}% of the income. Enter it with the joining papers.`
      : '';
  const year = `The year’s salary is expected to be ${formatMoney(salaryTaxBasePaise)}${earlier}; its tax is spread over the months that remain.`;
  const by = declared ? ` ${declared.regime} regime, by the tax declaration from ${formatMonth(declared.month)}.` : '';
  return `${year}${by}${pan}`;
}
