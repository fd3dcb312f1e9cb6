import { lastDayOfMonth } from '../../dates/dates';
import { inForce } from '../../dates/effectiveDated';
import { daysInMonth } from '../../dates/isoDate';
import { type WageBase, type WageBaseRule, wageBaseRules } from '../deductions/payrollRates';

/** Pay in its parts, in paise: a month's rate, or a month's earnings. */
export interface Pay {
  /** Basic and dearness allowance. */
  basicPaise: number;
  houseRentPaise: number;
  conveyancePaise: number;
  /** The total; the rest after the parts are special and other allowances. */
  grossPaise: number;
}

/** The days of a month (`YYYY-MM`): pay of a month is for all of them. */
export const daysOfMonth = (month: string): number => daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));

/** How many of a number of units of an amount (both up to 3 decimals), rounded once, half a paisa up. */
export function shareOf(paise: number, part: number, whole: number): number {
  const [of, all] = [BigInt(Math.round(part * 1000)), BigInt(Math.round(whole * 1000))];
  return Number((BigInt(paise) * of * 2n + all) / (all * 2n));
}

/** Each part of a pay, times a part of a whole. */
export const shareOfPay = (pay: Pay, part: number, whole: number): Pay => ({
  basicPaise: shareOf(pay.basicPaise, part, whole),
  houseRentPaise: shareOf(pay.houseRentPaise, part, whole),
  conveyancePaise: shareOf(pay.conveyancePaise, part, whole),
  grossPaise: shareOf(pay.grossPaise, part, whole),
});

/** What a monthly rate comes to for the days paid in a month (`YYYY-MM`): rate × days ÷ days of the month, part by part. More days than the month has count as all. */
export function payForDays(rate: Pay, days: number, month: string): Pay {
  const all = daysOfMonth(month);
  return shareOfPay(rate, Math.min(days, all), all);
}

/** Pay without the excluded parts, of which at most half of all is left out. */
const wagesOfCode = (allPaise: number, excludedPaise: number) =>
  allPaise - Math.min(excludedPaise, Math.floor(allPaise / 2));

/** The part of a pay that counts as wages; `overtimePaise` is the overtime in it. */
export function baseOf(
  base: WageBase,
  { basicPaise, houseRentPaise, conveyancePaise, grossPaise }: Pay,
  overtimePaise = 0,
): number {
  if (base === 'basic') return basicPaise;
  return base === 'all' ? grossPaise : wagesOfCode(grossPaise, houseRentPaise + conveyancePaise + overtimePaise);
}

const ruleOf = (month: string, rules: readonly WageBaseRule[]) => inForce(rules, lastDayOfMonth(month));

/** The wages that PF is worked out on, before its ceiling; overtime is an excluded part. `pay` contains the overtime. */
export function pfWages(
  pay: Pay,
  overtimePaise: number,
  month: string,
  rules: readonly WageBaseRule[] = wageBaseRules,
): number {
  return baseOf(ruleOf(month, rules).pf, pay, overtimePaise);
}

/** The wages that ESI is worked out on; overtime counts in full, as well. `pay` contains the overtime. */
export function esiWages(
  pay: Pay,
  overtimePaise: number,
  month: string,
  rules: readonly WageBaseRule[] = wageBaseRules,
): number {
  return baseOf(ruleOf(month, rules).esi, { ...pay, grossPaise: pay.grossPaise - overtimePaise }, 0) + overtimePaise;
}
