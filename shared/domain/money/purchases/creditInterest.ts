import { z } from 'zod';
import type { LateRate } from '../../compliance/lateRates';
import { daysBetween } from '../../dates/dates';
import { findInForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';

/** Interest on reversed input tax: the maximum, since none is owed for days on which the credit ledger contained it. */
export const creditInterest = z.object({
  interestPaise: z.int(),
  /** From the day of use to the day of reversal; for several bills from the first. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** A year. */
  percent: z.number(),
  source: z.string(),
  /** When somebody last compared the rate with its source; null if nobody has. */
  checkedOn: z.string().nullable(),
});
export type CreditInterest = z.infer<typeof creditInterest>;

/**
 * Interest from the day a credit was used to the day it is reversed (CGST Act 2017, section 50(3); CGST Rules 2017,
 * rules 37(1) and 88B(3)), at the rate in force on the day of use. Null if no rate is in force, or if it is reversed no
 * later than it was used.
 */
export function interestOnCredit(
  taxPaise: number,
  { from, to }: { from: IsoDate; to: IsoDate },
  rates: readonly (LateRate & { checkedOn: IsoDate | null })[],
): CreditInterest | null {
  const rate = findInForce(
    rates.filter(({ of }) => of === 'Reversed input tax'),
    from,
  );
  if (!rate || to <= from) return null;
  const { yearPercent, source = '', checkedOn } = rate;
  const interestPaise = Math.round((taxPaise * yearPercent * daysBetween(from, to)) / 36_500);
  return { interestPaise, from, to, percent: yearPercent, source, checkedOn };
}
