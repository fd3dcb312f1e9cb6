import { daysOfMonth } from '../../pay/wages/pay';
import { percentOf } from '../../text/money';
import { paidDays } from '../../work/attendance/daysOf';
import { type BillShare, daysOfShare } from './billShare';

/** The kinds of bill lines, in the bill's order. */
export const billKinds = ['work', 'wages', 'overtime', 'pf', 'esi', 'welfare', 'bonus', 'leave', 'charge'] as const;
export type BillKind = (typeof billKinds)[number];

/** An amount billed for one kind of line of a share. */
export interface BillPart {
  kind: BillKind;
  /** The quantity, with up to 3 decimals; lines with the same price add it up. */
  quantity: number;
  unit: 'DAY' | 'HRS' | 'MON' | 'OTH';
  /** Per unit; null if the amount is individual and no multiple of a price. */
  pricePaise: number | null;
  /** The amount of a part without a price, in paise. */
  ownPaise: number;
}

/** A fraction of an amount, half a paisa up. Numbers have up to 3 decimals. */
function fraction(paise: number, times: readonly number[], by: readonly number[]): number {
  const whole = (numbers: readonly number[]) =>
    numbers.reduce((product, number) => product * BigInt(Math.round(number * 1000)), 1n);
  const scale = 1000n ** BigInt(Math.max(times.length, by.length));
  const over = whole(times) * (scale / 1000n ** BigInt(times.length));
  const under = whole(by) * (scale / 1000n ** BigInt(by.length));
  return Number((BigInt(paise) * over * 2n + under) / (under * 2n));
}

const priced = (kind: BillKind, quantity: number, unit: BillPart['unit'], pricePaise: number): BillPart[] =>
  quantity > 0 && pricePaise > 0 ? [{ kind, quantity, unit, pricePaise, ownPaise: 0 }] : [];
const own = (kind: BillKind, ownPaise: number): BillPart[] =>
  ownPaise === 0 ? [] : [{ kind, quantity: 1, unit: 'OTH', pricePaise: null, ownPaise }];

/** The billed days of a share, in half days; for cost plus, the paid days of a month. */
export const billedDays = (share: BillShare): number =>
  paidDays(daysOfShare(share), share.basis === 'cost plus' ? 'month' : share.basis);

/**
 * The price of an hour of overtime: the hourly rate times the agreed factor. A monthly rate is divided by all days of
 * the month.
 */
function overtimePrice({ basis, ratePaise, terms: { hoursPerDay, overtimeTimes } }: BillShare, month: string): number {
  if (basis === 'cost plus') return 0;
  const hours = { hour: [], day: [hoursPerDay], month: [hoursPerDay, daysOfMonth(month)] }[basis];
  return fraction(ratePaise, [overtimeTimes], hours.length === 0 ? [1] : hours);
}

/** Work at a fixed rate: days, hours, whole or partial months. */
function workParts(share: BillShare, month: string): BillPart[] {
  const { basis, ratePaise, terms } = share;
  const days = billedDays(share);
  if (basis === 'day') return priced('work', days, 'DAY', ratePaise);
  if (basis === 'hour') return priced('work', days * terms.hoursPerDay, 'HRS', ratePaise);
  const all = daysOfMonth(month);
  return days >= all ? priced('work', 1, 'MON', ratePaise) : own('work', fraction(ratePaise, [days], [all]));
}

/** The employer's contributions, and the shares for bonus and leave, on the wages without overtime. */
function costParts({ cost, basis, terms }: BillShare): BillPart[] {
  if (!cost) return [];
  const besides = basis === 'cost plus' || terms.billsContributions;
  const wages = cost.wagesPaise - cost.overtimePaise;
  return [
    ...(besides
      ? [...own('pf', cost.pfPaise), ...own('esi', cost.esiPaise), ...own('welfare', cost.welfarePaise)]
      : []),
    ...own('bonus', percentOf(wages, terms.bonusPercent)),
    ...own('leave', percentOf(wages, terms.leavePercent)),
  ];
}

/** Whether the billed amount of a share depends on the person's cost, and so requires a wage register. */
export const needsCost = ({ basis, terms }: Pick<BillShare, 'basis' | 'terms'>): boolean =>
  basis === 'cost plus' || terms.billsContributions || terms.bonusPercent > 0 || terms.leavePercent > 0;

/** Everything that is billed for a month (`YYYY-MM`) of a placement. */
export function partsOfShare(share: BillShare, month: string): BillPart[] {
  const besides = costParts(share);
  if (share.basis !== 'cost plus')
    return [
      ...workParts(share, month),
      ...priced('overtime', share.overtimeMinutes / 60, 'HRS', overtimePrice(share, month)),
      ...besides,
    ];
  const { cost, terms, percent } = share;
  if (!cost) return [];
  const all = [
    ...own('wages', cost.wagesPaise - cost.overtimePaise),
    ...own('overtime', cost.overtimePaise),
    ...besides,
  ];
  const base = terms.costBase === 'Wages' ? cost.wagesPaise : all.reduce((sum, { ownPaise }) => sum + ownPaise, 0);
  return [...all, ...own('charge', percentOf(base, percent))];
}
