import { daysOfMonth } from '../../pay/wages/pay';
import { sumPaise } from '../../text/money';
import { shareByWeights } from '../../text/shareByWeights';
import { daysWorked, paidDays } from '../../work/attendance/daysOf';
import type { Placement } from '../../work/placements/placement';
import { type BilledCost, type BillShare, daysOfShare } from './billShare';

/** A person's total cost. */
export const wholeCost = ({ wagesPaise, pfPaise, esiPaise, welfarePaise }: BilledCost): number =>
  sumPaise([wagesPaise, pfPaise, esiPaise, welfarePaise]);

/**
 * The minimum cost of a placement's month while it is in no wage register: its pay for the days paid, without overtime
 * and employer contributions.
 */
export function leastCost(
  share: BillShare,
  { payPer, grossPaise }: Pick<Placement, 'payPer' | 'grossPaise'>,
  month: string,
): number {
  const days = daysOfShare(share);
  const of = {
    month: paidDays(days, 'month') / daysOfMonth(month),
    day: paidDays(days, 'day'),
    hour: daysWorked(days.counts),
  };
  return Math.round(grossPaise * (payPer === 'hour' ? of.hour * share.terms.hoursPerDay : of[payPer]));
}

/**
 * Splits a cost by weights; the last one with a weight gets the remainder. If none has one, the first bears all of it.
 */
export const shareCost = (cost: BilledCost, weights: readonly number[]): BilledCost[] =>
  weights.map((_, index) => mapCost(cost, (paise) => shareByWeights(paise, weights)[index] ?? 0));

/** Adds a cost to another; `times` -1 subtracts it. */
export const addCost = (cost: BilledCost, more: BilledCost, times = 1): BilledCost =>
  mapCost(cost, (paise, name) => paise + times * more[name]);

const mapCost = (cost: BilledCost, of: (paise: number, name: keyof BilledCost) => number): BilledCost => ({
  wagesPaise: of(cost.wagesPaise, 'wagesPaise'),
  overtimePaise: of(cost.overtimePaise, 'overtimePaise'),
  pfPaise: of(cost.pfPaise, 'pfPaise'),
  esiPaise: of(cost.esiPaise, 'esiPaise'),
  welfarePaise: of(cost.welfarePaise, 'welfarePaise'),
});
