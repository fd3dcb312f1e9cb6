import { z } from 'zod';
import { type EffectiveDated, inForce } from '../../dates/effectiveDated';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalText, quantity, text } from '../../records/validation';

/** Leave with wages. */
export interface LeaveRule extends EffectiveDated {
  /** How many days of work earn a day of leave. */
  workedDays: number;
  /** Who worked fewer days in a calendar year earns none for it, unless they left. */
  leastDays: number;
  /** At most this many days are carried over; the rest is paid out. */
  carriedDays: number;
}

/** Factories Act 1948, section 79, then Occupational Safety, Health and Working Conditions Code 2020, section 32; to be verified by the deployer. */
export const leaveRules: readonly LeaveRule[] = [
  { from: '1949-04-01', workedDays: 20, leastDays: 240, carriedDays: 30 },
  { from: '2025-11-21', workedDays: 20, leastDays: 180, carriedDays: 30 },
];

/** Changes of a balance apart from attendance: opening leave, and leave that was paid out. */
export const leaveEntryKinds = ['Brought in', 'Paid out'] as const;

/** Leave that somebody brought in, or that was paid out. */
export const leaveEntryInput = z.object({
  employeeId: text('employee', 64),
  day: isoDate('day'),
  kind: oneOf('kind', leaveEntryKinds),
  days: quantity('days').max(366, 'Enter at most 366 days.'),
  note: optionalText('note', 200),
});
export type LeaveEntryInput = z.infer<typeof leaveEntryInput>;

/** An entry as the API answers it. */
export const leaveEntryRecord = /* @__PURE__ */ recordOf(leaveEntryInput, () => ({
  /** The paid settlement it belongs to; empty for one that was entered. */
  settlementId: z.string(),
}));
export type LeaveEntry = z.infer<typeof leaveEntryRecord>;

/** A calendar year of somebody's leave, in days. */
export const leaveYear = z.object({
  year: z.string(),
  opening: z.number(),
  worked: z.number(),
  earned: z.number(),
  /** Days of earned leave that attendance has. */
  taken: z.number(),
  broughtIn: z.number(),
  paidOut: z.number(),
  balance: z.number(),
  /** The part of the balance that is not carried over and is to be paid out. */
  beyond: z.number(),
});
export type LeaveYear = z.infer<typeof leaveYear>;

/** Attendance of a calendar year. */
export interface LeaveDays {
  /** Half days as half of one. */
  worked: number;
  taken: number;
}

/**
 * A person's leave, year by year from the first known one up to `until` (`YYYY`). A day for this many days of work;
 * leave taken counts towards the minimum days of a year, and earns none. `hasLeft`: the last year earns, however short.
 */
export function leaveAccount(
  days: ReadonlyMap<string, LeaveDays>,
  entries: readonly Pick<LeaveEntryInput, 'day' | 'kind' | 'days'>[],
  { until, hasLeft = false, rules = leaveRules }: { until: string; hasLeft?: boolean; rules?: readonly LeaveRule[] },
): LeaveYear[] {
  const known = [...days.keys(), ...entries.map(({ day }) => day.slice(0, 4))].sort();
  const years: LeaveYear[] = [];
  let opening = 0;
  for (let year = Number(known[0] ?? until); year <= Number(until); year++) {
    const rule = inForce(rules, `${year}-12-31`);
    const { worked, taken } = days.get(String(year)) ?? { worked: 0, taken: 0 };
    const isEarned = worked + taken >= rule.leastDays || (hasLeft && year === Number(until));
    const earned = isEarned ? Math.floor(worked / rule.workedDays) : 0;
    const entered = (kind: LeaveEntryInput['kind']) =>
      entries
        .filter((each) => each.kind === kind && each.day.startsWith(String(year)))
        .reduce((sum, each) => sum + each.days, 0);
    const [broughtIn, paidOut] = [entered('Brought in'), entered('Paid out')];
    const balance = opening + broughtIn + earned - taken - paidOut;
    const beyond = Math.max(0, balance - rule.carriedDays);
    years.push({ year: String(year), opening, worked, earned, taken, broughtIn, paidOut, balance, beyond });
    opening = Math.min(balance, rule.carriedDays);
  }
  return years;
}
