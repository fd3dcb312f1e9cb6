import { lastDayOfMonth } from '../../dates/dates';
import { inForce } from '../../dates/effectiveDated';
import { type Days, paidDays } from '../../work/attendance/daysOf';
import type { payUnits } from '../../work/placements/placement';
import { type OvertimeRule, overtimeRules } from '../deductions/payrollRates';
import { baseOf, type Pay, payForDays, shareOf, shareOfPay } from './pay';

/** A person's pay at a placement: by month, day or hour. */
export interface PayTerms extends Pay {
  payPer: (typeof payUnits)[number];
}

/** What a placement's days of a month are paid. */
export interface PaidPlacement extends Pay {
  /** The days paid, in halves of a day. */
  days: number;
  /** The overtime in the gross. */
  overtimePaise: number;
}

/** How many of a rate's unit a month's rate is for. */
const unitsAMonth = (per: PayTerms['payPer'], { daysAMonth, hoursADay }: OvertimeRule) =>
  ({ month: 1, day: daysAMonth, hour: daysAMonth * hoursADay })[per];

/** The rate of a whole month (`YYYY-MM`): a day's 26 times, an hour's 26 × 8 times, as the rule in force says. */
export const monthlyRate = (
  { payPer, ...rate }: PayTerms,
  month: string,
  rules: readonly OvertimeRule[] = overtimeRules,
): Pay => shareOfPay(rate, unitsAMonth(payPer, inForce(rules, lastDayOfMonth(month))), 1);

/** The pay of overtime in a month (`YYYY-MM`): this many times the ordinary rate of an hour, rounded once. */
export function overtimePay(
  { payPer, ...rate }: PayTerms,
  minutes: number,
  month: string,
  rules: readonly OvertimeRule[] = overtimeRules,
): number {
  const { base, times, daysAMonth, hoursADay } = inForce(rules, lastDayOfMonth(month));
  const hours = { month: daysAMonth * hoursADay, day: hoursADay, hour: 1 }[payPer];
  return shareOf(baseOf(base, rate), minutes * times, hours * 60);
}

/**
 * What a placement's days of a month (`YYYY-MM`) are paid, part by part: a month's rate by the days of the month, a
 * day's by the
 * days, an hour's by the hours of a day; and the overtime at this many times the ordinary rate of an hour, each
 * rounded once.
 */
export function payOfPlacement(
  { payPer, ...rate }: PayTerms,
  found: Days,
  month: string,
  rules: readonly OvertimeRule[] = overtimeRules,
): PaidPlacement {
  const rule = inForce(rules, lastDayOfMonth(month));
  const days = paidDays(found, payPer);
  const units = payPer === 'hour' ? days * rule.hoursADay : days;
  const pay = payPer === 'month' ? payForDays(rate, days, month) : shareOfPay(rate, units, 1);
  const overtimePaise = overtimePay({ payPer, ...rate }, found.overtimeMinutes, month, rules);
  return { ...pay, grossPaise: pay.grossPaise + overtimePaise, days, overtimePaise };
}

/** The monthly wages that a rate is compared with the least by, brought to a day. */
export const dayWage = (rate: Pay, month: string, rules: readonly OvertimeRule[] = overtimeRules): number => {
  const { base, daysAMonth } = inForce(rules, lastDayOfMonth(month));
  return shareOf(baseOf(base, rate), 1, daysAMonth);
};
