import { addDays, addMonths, daysBetween } from '../../dates/dates';
import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import type { LawValue } from '../../law/lawValues';
import { percentOf } from '../../text/money';

/** What a client owes who pays late, from a day on. */
export type LatePaymentRate = LawValue<'late-payment'> & EffectiveDated;

const times = 3;

/** MSMED Act 2006, s.16; the bank rate as the Reserve Bank changed it (verify). */
export const latePaymentRates: readonly LatePaymentRate[] = [
  { from: '2023-02-08', bankRatePercent: 6.75, times },
  { from: '2025-02-07', bankRatePercent: 6.5, times },
  { from: '2025-04-09', bankRatePercent: 6.25, times },
  { from: '2025-06-06', bankRatePercent: 5.75, times },
  { from: '2025-12-05', bankRatePercent: 5.5, times },
];

/**
 * Interest on an amount in paise that was due on a day and is still owed on another, compounded monthly by the rate in
 * force when each month begins; a part of a month counts by its days. Before the first rate there is none. An estimate:
 * what was owed in between and paid since is not in it.
 */
export function lateInterest(
  { balancePaise, dueDate }: { balancePaise: number; dueDate: IsoDate },
  until: IsoDate,
  rates: readonly LatePaymentRate[],
): number {
  const first = addDays(dueDate, 1);
  const end = addDays(until, 1);
  let owed = balancePaise;
  for (let month = 0; addMonths(first, month) < end; month += 1) {
    const [begins, next] = [addMonths(first, month), addMonths(first, month + 1)];
    const rate = findInForce(rates, begins);
    if (!rate) continue;
    const whole = percentOf(owed, (rate.bankRatePercent * rate.times) / 12);
    owed += next <= end ? whole : Math.round((whole * daysBetween(begins, end)) / daysBetween(begins, next));
  }
  return owed - balancePaise;
}
