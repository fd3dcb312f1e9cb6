import { z } from 'zod';
import { dayCodes } from '../../work/attendance/day';
import { type Days, sumDays } from '../../work/attendance/daysOf';
import { payUnits } from '../../work/placements/placement';
import type { OvertimeRule } from '../deductions/payrollRates';
import { contributions } from './arrears';
import { type PayTerms, payOfPlacement } from './payOfPlacement';

const paise = z.int();

/**
 * The amounts of a placement's days of one month, in a person's wage line; for an earlier month, the difference to the
 * payment.
 */
export const wagePart = z.object({
  employeeId: z.string(),
  placementId: z.string(),
  centerId: z.string(),
  /** The month (`YYYY-MM`) of the days: the register's, or an earlier one, for arrears. */
  month: z.string(),
  payPer: z.enum(payUnits),
  /** The gross of one unit. */
  ratePaise: paise,
  /** The days paid. */
  days: z.number(),
  counts: z.record(z.enum(dayCodes), z.int()),
  unmarked: z.int(),
  overtimeMinutes: z.int(),
  basicPaise: paise,
  houseRentPaise: paise,
  conveyancePaise: paise,
  /** The overtime in the gross. */
  overtimePaise: paise,
  grossPaise: paise,
  /**
   * PF and ESI of arrears in the month they belong to; null for the month's own days, and for arrears that were taken
   * for a part of the month that paid them.
   */
  contributions: contributions.nullable(),
});
export type WagePart = z.infer<typeof wagePart>;

/** A part as the API answers it. */
export const shownPart = wagePart.extend({ centerName: z.string() });
export type ShownPart = z.infer<typeof shownPart>;

/** The amounts and counts of a part, which add up. */
const sums = [
  ...(['days', 'unmarked', 'overtimeMinutes'] as const),
  ...(['basicPaise', 'houseRentPaise', 'conveyancePaise', 'overtimePaise', 'grossPaise'] as const),
] as const;

type Placed = PayTerms & { id: string; employeeId: string; centerId: string };

/** The part of a placement, for its days of a month. */
export function partOf(placement: Placed, found: Days, month: string, rules?: readonly OvertimeRule[]): WagePart {
  const { id, employeeId, centerId, payPer, grossPaise: ratePaise } = placement;
  const { counts, unmarked, overtimeMinutes } = found;
  const pay = payOfPlacement(placement, found, month, rules);
  return {
    employeeId,
    placementId: id,
    centerId,
    month,
    payPer,
    ratePaise,
    counts,
    unmarked,
    overtimeMinutes,
    ...pay,
    contributions: null,
  };
}

/** Parts of the same placement and month added up; undefined for none. */
export function sumParts(parts: readonly WagePart[]): WagePart | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const total = { ...first, counts: sumDays(parts.map((part) => ({ ...part, counts: countsOf(part) }))).counts };
  for (const name of sums) total[name] = parts.reduce((sum, part) => sum + part[name], 0);
  return total;
}

const countsOf = ({ counts }: WagePart): Days['counts'] => ({ ...blank, ...counts });
const blank = sumDays([]).counts;

/** The amount still to be paid for a placement's month: due less paid; undefined when that is nothing. */
export function arrearsPart(due: WagePart | undefined, paid: WagePart | undefined): WagePart | undefined {
  const of = due ?? paid;
  if (!of) return undefined;
  const difference = { ...of, counts: { ...blank }, contributions: null };
  for (const code of dayCodes) difference.counts[code] = (due?.counts[code] ?? 0) - (paid?.counts[code] ?? 0);
  for (const name of sums) difference[name] = (due?.[name] ?? 0) - (paid?.[name] ?? 0);
  const isNothing = (['basicPaise', 'houseRentPaise', 'conveyancePaise', 'overtimePaise', 'grossPaise'] as const).every(
    (name) => difference[name] === 0,
  );
  return isNothing ? undefined : difference;
}
