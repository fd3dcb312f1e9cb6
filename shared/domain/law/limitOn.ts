import { type EffectiveDated, findInForce } from '../dates/effectiveDated';
import type { IsoDate } from '../dates/isoDate';
import type { LawValue } from './lawValues';
import type { LegalLimitName } from './legalLimitNames';

/** A limit of the law from a day on. */
export type LegalLimit = LawValue<'limit'> & EffectiveDated;

/** The limits as they are known today. */
export const releasedLimits: readonly LegalLimit[] = [
  {
    ...{ of: 'Address of a client without a GSTIN', from: '2017-07-01', amount: 50_000 },
    source: 'CGST Rules 2017, rule 46(e)',
  },
  {
    ...{ of: 'Registration of an e-invoice', from: '2025-04-01', amount: 30 },
    source: 'GSTN advisory of 5 November 2024: turnover from ₹10 crore',
  },
  { of: 'Cancelling an IRN', from: '2020-10-01', amount: 24, source: 'CGST Rules 2017, rule 48; portal’s error 2270' },
  {
    ...{ of: 'Payment of a supplier, else input tax is reversed', from: '2017-07-01', amount: 180 },
    source: 'CGST Act 2017, s.16(2), second proviso; CGST Rules 2017, rule 37',
  },
  { of: 'Deductions from wages', from: '2025-11-21', amount: 50, source: 'Code on Wages 2019, s.18(3)' },
  { of: 'Wages of somebody who left', from: '2025-11-21', amount: 2, source: 'Code on Wages 2019, s.17(2)' },
];

/** A limit on a day; before the first row, the first. `rows`: by default those of this release. */
export function limitOn(of: LegalLimitName, day: IsoDate, rows: readonly LegalLimit[] = releasedLimits): number {
  const own = rows.filter((row) => row.of === of).sort((a, b) => a.from.localeCompare(b.from));
  const row = findInForce(own, day) ?? own[0] ?? releasedLimits.find((each) => each.of === of);
  return row?.amount ?? 0;
}
