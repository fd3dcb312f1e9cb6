import { dayNames } from '../attendance/day';
import { formatMonth } from '../dates/dates';
import type { SheetAnnex } from '../invoicing/documentSheet';
import { formatNumber } from '../text/formatNumber';
import { formatRupees } from '../text/money';
import type { BillShare } from './billShare';
import { billedDays } from './partsOfShare';

const counted = ['P', 'H', 'W', 'F'] as const;
const hours = (minutes: number) => formatNumber(minutes / 60);

/** The sheet of names and days that is annexed to a bill: whose days it is made of, and what each comes to without tax. */
export function billAnnex(billed: readonly { share: BillShare; paise: number }[], month: string): SheetAnnex {
  const centers = new Set(billed.map(({ share }) => share.centerId));
  const columns = [
    ...['Name', 'Code', 'Designation', ...(centers.size > 1 ? ['Center'] : [])].map((title) => ({ title })),
    ...[...counted.map((code) => dayNames[code]), 'Leave', 'Absent', 'Billed days', 'Overtime hours', 'Amount'].map(
      (title) => ({ title, isNumber: true }),
    ),
  ];
  const rows = billed.map(({ share, paise }) => {
    const { name, code, designation, centerName, counts, overtimeMinutes } = share;
    const of = (key: keyof typeof counts) => counts[key] ?? 0;
    return [
      ...[name, code, designation, ...(centers.size > 1 ? [centerName] : [])],
      ...counted.map((key) => formatNumber(of(key))),
      ...[formatNumber(of('C') + of('S') + of('E')), formatNumber(of('A') + share.unmarked)],
      ...[formatNumber(billedDays(share)), hours(overtimeMinutes), formatRupees(paise)],
    ];
  });
  return { title: `Annex: names and days, ${formatMonth(month)}`, columns, rows };
}
