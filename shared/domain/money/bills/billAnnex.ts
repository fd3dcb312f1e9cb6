import { formatMonth } from '../../dates/dates';
import type { SheetAnnex } from '../../papers/documentSheet';
import { formatNumber } from '../../text/formatNumber';
import { formatPrice, formatRupees } from '../../text/money';
import { dayNames } from '../../work/attendance/day';
import type { BillShare } from './billShare';
import { billedDays } from './partsOfShare';

const counted = ['P', 'H', 'W', 'F'] as const;
const hours = (minutes: number) => formatNumber(minutes / 60);

/** A person's billing rate: `₹21,000 a month`, or `cost + 10%`. */
const rateText = ({ basis, ratePaise, percent }: BillShare) =>
  basis === 'cost plus'
    ? `cost + ${formatNumber(percent)}%`
    : `${formatPrice(ratePaise, 'INR')} ${basis === 'hour' ? 'an' : 'a'} ${basis}`;

interface Billed {
  share: BillShare;
  paise: number;
}

/** Whether nobody marked any of a person's days, and nothing is billed for them. */
const isWithoutMarks = ({ share, paise }: Billed) =>
  paise === 0 && share.overtimeMinutes === 0 && Object.values(share.counts).every((count) => count === 0);

/**
 * The annexure of a bill: the people and days it consists of, the rates, and each amount without tax. People without
 * marks are one line that counts them. The last row is the total, equal to the bill's subtotal.
 */
export function billAnnex(shares: readonly Billed[], month: string): SheetAnnex {
  const billed = shares.filter((each) => !isWithoutMarks(each));
  const without = shares.length - billed.length;
  const hasCenters = new Set(billed.map(({ share }) => share.centerId)).size > 1;
  const columns = [
    ...['Name', 'Code', 'Designation', ...(hasCenters ? ['Center'] : []), 'Rate'].map((title) => ({ title })),
    ...[...counted.map((code) => dayNames[code]), 'Leave', 'Absent', 'Billed days', 'Overtime hours', 'Amount'].map(
      (title) => ({ title, isNumber: true }),
    ),
  ];
  const figures = billed.map(({ share, paise }) => {
    const of = (key: keyof typeof share.counts) => share.counts[key] ?? 0;
    return [
      ...counted.map(of),
      ...[of('C') + of('S') + of('E'), of('A') + share.unmarked, billedDays(share), share.overtimeMinutes, paise],
    ];
  });
  const texts = (numbers: readonly number[]) => {
    const [days, [minutes = 0, paise = 0]] = [numbers.slice(0, -2), numbers.slice(-2)];
    return [...days.map((count) => formatNumber(count)), hours(minutes), formatRupees(paise)];
  };
  const rows = billed.map(({ share }, index) => [
    ...[share.name, share.code, share.designation, ...(hasCenters ? [share.centerName] : []), rateText(share)],
    ...texts(figures[index] ?? []),
  ]);
  if (without > 0)
    rows.push([
      `${formatNumber(without)} ${without === 1 ? 'person' : 'people'} without marks`,
      ...columns.slice(1).map(() => ''),
    ]);
  const all = (figures[0] ?? []).map((_, column) => figures.reduce((sum, each) => sum + (each[column] ?? 0), 0));
  const blank = Array.from({ length: hasCenters ? 4 : 3 }, () => '');
  return {
    title: `Annex: names and days, ${formatMonth(month)}`,
    columns,
    rows,
    totals: ['Total', ...blank, ...texts(all)],
  };
}
