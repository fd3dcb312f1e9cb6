import { addMonths, lastDayOfMonth } from '../../dates/dates';
import { inForce } from '../../dates/effectiveDated';
import { remembered } from '../../dates/remembered';
import { rupeeAboveOf } from '../../text/rupees';
import { esiWages, type Pay } from '../wages/pay';
import { type EsiRate, esiRates, type WageBaseRule } from './payrollRates';

/** The monthly rate of pay in a month (`YYYY-MM`). */
export interface RateOfMonth {
  month: string;
  rate: Pay;
}

/** Whether a month is covered, and the reason. */
export interface EsiCoverage {
  esiCovered: boolean;
  /**
   * The month that decided: the one since which a person is covered; for others this month, or the one that keeps them
   * out.
   */
  esiDecidedIn: string;
  /** The wages a month at the rate of that month, without overtime. */
  esiDecidedPaise: number;
}

/** What ESI takes of a month. */
export interface EsiContributions {
  /** The wages for it, overtime included; 0 for people who aren't covered. */
  esiWagePaise: number;
  esiEmployeePaise: number;
  esiEmployerPaise: number;
}

/** The first and last month of the contribution period that a month (`YYYY-MM`) lies in. */
export function contributionPeriodOf(month: string, rows: readonly EsiRate[] = esiRates): { from: string; to: string } {
  return periodOf(rows, month);
}

const periodOf = remembered((rows: readonly EsiRate[], month) => {
  const { periodStarts } = inForce(rows, lastDayOfMonth(month));
  const begins = (each: string) => periodStarts.includes(each.slice(5));
  const near = (each: string, months: number) => addMonths(`${each}-01`, months).slice(0, 7);
  let [from, to] = [month, month];
  while (!begins(from)) from = near(from, -1);
  while (!begins(near(to, 1))) to = near(to, 1);
  return { from, to };
});

/** Up to which wages a month (`YYYY-MM`) somebody is covered, with a disability or without. */
export function esiCeiling(month: string, isDisabled: boolean, rows: readonly EsiRate[] = esiRates): number {
  const { ceilingPaise, disabledCeilingPaise } = inForce(rows, lastDayOfMonth(month));
  return isDisabled ? Math.max(ceilingPaise, disabledCeilingPaise) : ceilingPaise;
}

/**
 * Whether a member is covered in a month, by the rates, without overtime, of the contribution period's months up to
 * it: since
 * the first of them within the ceiling, until the period ends. Before the law says `coversLater`, the first month
 * alone decides.
 * Of `known`, the months of the period before this one count; where none is known, this month's rate decides.
 */
export function esiCoverage(
  isMember: boolean,
  rate: Pay,
  month: string,
  known: readonly RateOfMonth[],
  { esi = esiRates, wageBase }: { esi?: readonly EsiRate[]; wageBase?: readonly WageBaseRule[] } = {},
  isDisabled = false,
): EsiCoverage {
  const { from } = contributionPeriodOf(month, esi);
  const months = [...known.filter((each) => each.month >= from && each.month < month), { month, rate }]
    .sort((a, b) => a.month.localeCompare(b.month))
    .filter((each, index) => index === 0 || inForce(esi, lastDayOfMonth(each.month)).coversLater)
    .map((each) => ({ month: each.month, paise: esiWages(each.rate, 0, month, wageBase) }));
  const within = months.find((each) => each.paise <= esiCeiling(each.month, isDisabled, esi));
  const decisive = within ?? months[months.length - 1];
  return {
    esiCovered: isMember && within !== undefined,
    esiDecidedIn: decisive?.month ?? month,
    esiDecidedPaise: decisive?.paise ?? 0,
  };
}

/** The shares of a covered month's wages, each carried up to a rupee. Who earns little a day, on the average of the days paid, pays none. */
export function esiContributions(
  isCovered: boolean,
  wagePaise: number,
  days: number,
  month: string,
  rows: readonly EsiRate[] = esiRates,
): EsiContributions {
  const rate = inForce(rows, lastDayOfMonth(month));
  const esiWagePaise = isCovered ? wagePaise : 0;
  const isExempt = esiWagePaise <= rate.exemptDayPaise * days;
  return {
    esiWagePaise,
    esiEmployeePaise: isExempt ? 0 : rupeeAboveOf(esiWagePaise, rate.employeePercent),
    esiEmployerPaise: rupeeAboveOf(esiWagePaise, rate.employerPercent),
  };
}
