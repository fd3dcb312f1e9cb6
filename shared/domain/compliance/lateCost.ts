import { z } from 'zod';
import { addMonths, daysBetween } from '../dates/dates';
import { findInForce } from '../dates/effectiveDated';
import type { IsoDate } from '../dates/isoDate';
import { periodBounds } from '../dates/period';
import { formatRupees } from '../text/money';
import type { LateRate } from './lateRates';
import { lateSubjectOf } from './lateSubjects';

/**
 * An estimate of a delay's cost, up to today or final: the statutory fee by days, and interest and damages on the row's
 * amount.
 */
export const lateCost = z.object({
  feePaise: z.int(),
  /** 0 while the row has no amount. */
  interestPaise: z.int(),
  /** How both were calculated, in words. */
  rule: z.string(),
  source: z.string(),
  /** When somebody last compared the rate with its source; null if nobody has. */
  checkedOn: z.string().nullable(),
});
export type LateCost = z.infer<typeof lateCost>;

/** The fields of a row that its delay depends on. */
interface Delayed {
  ruleId: string;
  period: string;
  lastDay: IsoDate;
  status: string;
  doneOn: IsoDate | null;
  amountPaise: number;
  /** False for what fell due before the company's records begin. */
  tracked: boolean;
}

const monthsIn = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/**
 * Months, each started one counted whole: for deductions by calendar month, from the period's last month; otherwise
 * from the last day.
 */
function monthsLate({ monthsFrom }: LateRate, { period, lastDay }: Delayed, until: IsoDate): number {
  if (monthsFrom === 'period') return monthsIn(until) - monthsIn(periodBounds(period)?.to ?? lastDay) + 1;
  const passed = monthsIn(until) - monthsIn(lastDay);
  return until.slice(8) > lastDay.slice(8) ? passed + 1 : Math.max(1, passed);
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function costOf(row: Delayed, rate: LateRate & { checkedOn: IsoDate | null }, until: IsoDate): LateCost {
  const { dayPaise, mostPaise, feeUpTo, yearPercent, damagesPercent, monthPercent, source = '', checkedOn } = rate;
  const days = daysBetween(row.lastDay, until);
  const months = monthsLate(rate, row, until);
  const ofAmount = feeUpTo === 'amount' ? row.amountPaise : 0;
  const interest =
    (row.amountPaise * (yearPercent + damagesPercent) * days) / 36_500 +
    (row.amountPaise * monthPercent * months) / 100;
  const most = mostPaise > 0 ? `, at most ${formatRupees(mostPaise)}` : '';
  const rule = [
    dayPaise > 0 && `${counted(days, 'day')} at ${formatRupees(dayPaise)}${most}`,
    ofAmount > 0 && 'the fee is at most the amount',
    yearPercent > 0 && `${yearPercent}% a year for ${counted(days, 'day')}`,
    damagesPercent > 0 && `damages of ${damagesPercent}% a year`,
    monthPercent > 0 && `${monthPercent}% a month for ${counted(months, 'month')} begun`,
    yearPercent + damagesPercent + monthPercent > 0 &&
      row.amountPaise === 0 &&
      'enter the row’s amount to see the interest',
  ];
  return {
    feePaise: Math.min(days * dayPaise, ...[mostPaise, ofAmount].filter((limit) => limit > 0)),
    interestPaise: Math.round(interest),
    rule: rule.filter((part) => part !== false).join('; '),
    source,
    checkedOn,
  };
}

/**
 * The cost of a row's delay up to a day; null if in time, if it fell due before the records begin, and if no rate sets
 * a cost. An estimate: nil returns and smaller companies can owe less, and penalties set by an officer are not
 * included.
 */
export function lateCostOf(
  row: Delayed,
  rates: readonly (LateRate & { checkedOn: IsoDate | null })[],
  today: IsoDate,
): LateCost | null {
  const until = row.status === 'Pending' ? today : (row.doneOn ?? row.lastDay);
  const subject = lateSubjectOf(row.ruleId);
  if (subject === undefined || until <= row.lastDay || !row.tracked) return null;
  const own = rates.filter(({ of, afterMonths }) => of === subject && addMonths(row.lastDay, afterMonths) <= until);
  const longest = Math.max(...own.map(({ afterMonths }) => afterMonths));
  const rate = findInForce(
    own.filter(({ afterMonths }) => afterMonths === longest),
    row.lastDay,
  );
  return rate ? costOf(row, rate, until) : null;
}
