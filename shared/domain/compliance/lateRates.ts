import type { EffectiveDated } from '../dates/effectiveDated';
import type { LawValue } from '../law/lawValues';

/** The statutory cost of a delay, for dues from a day on. */
export type LateRate = LawValue<'late'> & EffectiveDated;

const none = {
  dayPaise: 0,
  mostPaise: 0,
  feeUpTo: '',
  yearPercent: 0,
  monthPercent: 0,
  monthsFrom: 'last day',
  damagesPercent: 0,
  afterMonths: 0,
} as const;

/** Damages by the number of months that the contribution is late. */
const esiDamages = [
  { afterMonths: 0, damagesPercent: 5 },
  { afterMonths: 2, damagesPercent: 10 },
  { afterMonths: 4, damagesPercent: 15 },
  { afterMonths: 6, damagesPercent: 25 },
];

/** Fees and interest as known today; the highest of the turnover classes, so that an estimate is never too low. */
export const lateRates: readonly LateRate[] = [
  {
    ...none,
    of: 'GSTR-1',
    from: '2021-06-01',
    dayPaise: 5_000,
    mostPaise: 1_000_000,
    source: 'CGST Act 2017, s.47(1); notification 20/2021-CT: turnover above ₹5 crore (verify)',
  },
  {
    ...none,
    of: 'GSTR-3B',
    from: '2021-06-01',
    dayPaise: 5_000,
    mostPaise: 1_000_000,
    yearPercent: 18,
    source: 'CGST Act 2017, ss.47(1) and 50(1); notification 19/2021-CT: turnover above ₹5 crore (verify)',
  },
  { ...none, of: 'PMT-06', from: '2021-01-01', yearPercent: 18, source: 'CGST Act 2017, s.50(1) (verify)' },
  {
    ...none,
    of: 'Reversed input tax',
    from: '2017-07-01',
    yearPercent: 18,
    source:
      'CGST Act 2017, s.50(3); CGST Rules 2017, rules 37 and 88B(3); notification 13/2017-CT as amended by 9/2022-CT (verify)',
  },
  {
    ...none,
    of: 'GSTR-9',
    from: '2017-07-01',
    dayPaise: 20_000,
    source: 'CGST Act 2017, s.47(2): turnover above ₹20 crore, at most 0.5% of it (verify)',
  },
  {
    ...none,
    of: 'TDS deposit',
    from: '2010-07-01',
    monthPercent: 1.5,
    monthsFrom: 'period',
    source: 'Income-tax Act 1961, s.201(1A)(ii); Income-tax Act 2025, s.398 (verify)',
  },
  {
    ...none,
    of: 'TDS return',
    from: '2012-07-01',
    dayPaise: 20_000,
    feeUpTo: 'amount',
    source: 'Income-tax Act 1961, s.234E; Income-tax Act 2025, s.427 (verify)',
  },
  {
    ...none,
    of: 'PF contribution',
    from: '2024-06-15',
    yearPercent: 12,
    monthPercent: 1,
    source:
      'EPF Act 1952, ss.7Q and 14B; EPF Scheme, para 32A as of 14 June 2024; Code on Social Security, ss.127 and 128 (verify)',
  },
  ...esiDamages.map(
    (damages): LateRate => ({
      ...none,
      of: 'ESI contribution',
      from: '2005-09-01',
      yearPercent: 12,
      ...damages,
      source: 'ESI (General) Regulations 1950, regs. 31A and 31C (verify)',
    }),
  ),
  {
    ...none,
    of: 'AOC-4 and MGT-7',
    from: '2018-07-01',
    dayPaise: 10_000,
    source: 'Companies (Registration Offices and Fees) Rules 2014, Annexure, as of 1 July 2018 (verify)',
  },
];
