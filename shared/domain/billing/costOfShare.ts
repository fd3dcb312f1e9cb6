import { daysWorked, paidDays } from '../attendance/daysOf';
import { daysOfMonth } from '../payroll/pay';
import type { Placement } from '../people/placement';
import { sumPaise } from '../text/money';
import { type BilledCost, type BillShare, daysOfShare } from './billShare';

/** All that a person cost. */
export const wholeCost = ({ wagesPaise, pfPaise, esiPaise, welfarePaise }: BilledCost): number =>
  sumPaise([wagesPaise, pfPaise, esiPaise, welfarePaise]);

/**
 * The least that a month of a placement costs while no wage register has it: its pay for the days paid, without overtime and
 * without the employer's contributions.
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

/** A part of a cost, as large as `weight` is of all, after those `before` it: what several placements of a person in a month share. The last one takes what is left. */
export function partOfCost(cost: BilledCost, weight: number, before: number, all: number): BilledCost {
  if (all === 0) return cost;
  const part = (paise: number) => {
    const until = (of: number) => Math.round((paise * of) / all);
    return until(before + weight) - until(before);
  };
  return {
    wagesPaise: part(cost.wagesPaise),
    overtimePaise: part(cost.overtimePaise),
    pfPaise: part(cost.pfPaise),
    esiPaise: part(cost.esiPaise),
    welfarePaise: part(cost.welfarePaise),
  };
}
