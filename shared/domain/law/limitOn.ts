import { type EffectiveDated, findInForce } from '../dates/effectiveDated';
import type { IsoDate } from '../dates/isoDate';
import { formatNumber } from '../text/formatNumber';
import type { LawValue } from './lawValues';
import type { LegalLimitName } from './legalLimitNames';

/** A limit of the law from a day on. */
export type LegalLimit = LawValue<'limit'> & EffectiveDated;

/** The limits as currently known. */
export const releasedLimits: readonly LegalLimit[] = [
  {
    of: 'Address of a client without a GSTIN',
    from: '2017-07-01',
    amount: 50_000,
    source: 'CGST Rules 2017, rule 46(e)',
  },
  {
    of: 'Registration of an e-invoice',
    from: '2025-04-01',
    amount: 30,
    source: 'GSTN advisory of 5 November 2024',
  },
  { of: 'Cancelling an IRN', from: '2020-10-01', amount: 24, source: 'CGST Rules 2017, rule 48; portal’s error 2270' },
  {
    of: 'Payment of a supplier, else input tax is reversed',
    from: '2017-07-01',
    amount: 180,
    source: 'CGST Act 2017, s.16(2), second proviso; CGST Rules 2017, rule 37',
  },
  {
    of: 'Self-invoice of an unregistered supplier',
    from: '2024-11-01',
    amount: 30,
    source: 'CGST Rules 2017, rule 47A, inserted by notification 20/2024-CT',
  },
  {
    of: 'Self-invoice of an unregistered supplier',
    from: '2017-07-01',
    amount: 0,
    source: 'CGST Act 2017, s.31(3)(f), as first enacted',
  },
  {
    of: 'Supplies of a month that credit may pay whole',
    from: '2021-01-01',
    amount: 5_000_000,
    source: 'CGST Rules 2017, rule 86B, inserted by notification 94/2020-CT',
  },
  ...[
    { from: '2020-10-01', amount: 5_000_000_000, source: 'Notification 61/2020-CT' },
    { from: '2021-01-01', amount: 1_000_000_000, source: 'Notification 88/2020-CT' },
    { from: '2021-04-01', amount: 500_000_000, source: 'Notification 5/2021-CT' },
    { from: '2022-04-01', amount: 200_000_000, source: 'Notification 1/2022-CT' },
    { from: '2022-10-01', amount: 100_000_000, source: 'Notification 17/2022-CT' },
    { from: '2023-08-01', amount: 50_000_000, source: 'Notification 10/2023-CT' },
  ].map((row) => ({ of: 'Turnover without e-invoices' as const, ...row })),
  {
    of: 'Turnover without QR codes for unregistered clients',
    from: '2020-12-01',
    amount: 5_000_000_000,
    source: 'Notifications 14/2020-CT and 71/2020-CT',
  },
  {
    of: 'Turnover without a last day for registering e-invoices',
    from: '2025-04-01',
    amount: 100_000_000,
    source: 'GSTN advisory of 5 November 2024',
  },
  {
    of: 'Turnover without a GSTR-9C',
    from: '2020-04-01',
    amount: 50_000_000,
    source: 'CGST Rules 2017, rule 80(3)',
  },
  { of: 'Deductions from wages', from: '2025-11-21', amount: 50, source: 'Code on Wages 2019, s.18(3)' },
  { of: 'Wages of somebody who left', from: '2025-11-21', amount: 2, source: 'Code on Wages 2019, s.17(2)' },
];

/** A limit on a day; before the first row, the first. `rows`: by default this release's. */
export function limitOn(of: LegalLimitName, day: IsoDate, rows: readonly LegalLimit[] = releasedLimits): number {
  const own = rows.filter((row) => row.of === of).sort((a, b) => a.from.localeCompare(b.from));
  const row = findInForce(own, day) ?? own[0] ?? releasedLimits.find((each) => each.of === of);
  return row?.amount ?? 0;
}

const CRORE = 10_000_000;

/** A limit in rupees on a day, as people say it: "₹5 crore". `rows`: by default those of this release. */
export const croresOf = (of: LegalLimitName, day: IsoDate, rows?: readonly LegalLimit[]): string =>
  `₹${formatNumber(limitOn(of, day, rows) / CRORE)} crore`;
