import { lastDayOfMonth } from '../dates/dates';
import { inForce } from '../dates/effectiveDated';
import { daysInMonth } from '../dates/isoDate';
import { type WageBase, type WageBaseRule, wageBaseRules } from './payrollRates';

/** Pay in its parts, in paise: a month's rate, or what was earned in a month. */
export interface Pay {
  /** Basic and dearness allowance. */
  basicPaise: number;
  houseRentPaise: number;
  conveyancePaise: number;
  /** All of it; what the parts leave are special and other allowances. */
  grossPaise: number;
}

/** The days of a month (`YYYY-MM`): pay of a month is for all of them. */
export const daysOfMonth = (month: string): number => daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));

/** The share of a month's amount for some of its days (up to 3 decimals), half a paisa up. More days than the month has count as all. */
function shareOfMonth(paise: number, days: number, all: number): number {
  const [part, whole] = [BigInt(Math.round(Math.min(days, all) * 1000)), BigInt(all * 1000)];
  return Number((BigInt(paise) * part * 2n + whole) / (whole * 2n));
}

/** What a monthly rate comes to for the days paid in a month (`YYYY-MM`): rate × days ÷ days of the month, part by part. */
export function payForDays(rate: Pay, days: number, month: string): Pay {
  const share = (paise: number) => shareOfMonth(paise, days, daysOfMonth(month));
  return {
    basicPaise: share(rate.basicPaise),
    houseRentPaise: share(rate.houseRentPaise),
    conveyancePaise: share(rate.conveyancePaise),
    grossPaise: share(rate.grossPaise),
  };
}

/** Pay without the excluded parts, of which at most half of all is left out. */
const wagesOfCode = (allPaise: number, excludedPaise: number) =>
  allPaise - Math.min(excludedPaise, Math.floor(allPaise / 2));

function baseOf(
  base: WageBase,
  { basicPaise, houseRentPaise, conveyancePaise, grossPaise }: Pay,
  overtimePaise: number,
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

/** The wages that ESI is worked out on; overtime counts in full, besides. `pay` contains the overtime. */
export function esiWages(
  pay: Pay,
  overtimePaise: number,
  month: string,
  rules: readonly WageBaseRule[] = wageBaseRules,
): number {
  return baseOf(ruleOf(month, rules).esi, { ...pay, grossPaise: pay.grossPaise - overtimePaise }, 0) + overtimePaise;
}
