import { states } from '../records/states';
import type { DueDay, DueRule } from './dueRule';
import { stateDues } from './stateDues';

/** Where quarterly filers have until the 22nd (CGST Rules 2017, rule 61, first proviso); elsewhere until the 24th. */
const dueOn22 = ['22', '23', '24', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37'];
const dueOn24 = states.map((state) => state.code).filter((code) => !dueOn22.includes(code));

const next = (day: number): DueDay => ({ monthsAfter: 1, day });
/** The first two months of each quarter. */
const withinQuarters = ['04', '05', '07', '08', '10', '11', '01', '02'];

/** TDS returns: the month after the quarter, for the last quarter 31 May (Income-tax Rules 1962, rule 31A). */
const tdsReturnDue = { ...next(31), exceptions: { '03': { monthsAfter: 2, day: 31 } } };
/** Certificates to deductees: 15 days after the return of the quarter (rule 31(3)). */
const deducteesDue = { monthsAfter: 2, day: 15, exceptions: { '03': { monthsAfter: 3, day: 15 } } };

/**
 * The due dates known today. A change of law is a new version from its day, never an edit of an old one: periods that
 * ended before keep their dates. Forms and sections from 1 April 2026 are to be verified by the deployer.
 */
export const dueRules: readonly DueRule[] = [
  {
    id: 'gstr1-monthly',
    source: 'CGST Act 2017, s.37; CGST Rules 2017, rule 59',
    area: 'gst',
    type: 'Return',
    every: 'month',
    versions: [{ from: '2017-07-01', filer: 'monthly', title: 'GSTR-1', returnType: 'GSTR-1', due: next(11) }],
  },
  {
    id: 'gstr3b-monthly',
    source: 'CGST Act 2017, s.39; CGST Rules 2017, rule 61',
    area: 'gst',
    type: 'Return',
    every: 'month',
    versions: [{ from: '2017-07-01', filer: 'monthly', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(20) }],
  },
  {
    id: 'gstr1-quarterly',
    source: 'CGST Rules 2017, rules 59 and 61A',
    area: 'gst',
    type: 'Return',
    every: 'quarter',
    versions: [{ from: '2021-01-01', filer: 'quarterly', title: 'GSTR-1', returnType: 'GSTR-1', due: next(13) }],
  },
  {
    id: 'gstr3b-quarterly-22',
    source: 'CGST Rules 2017, rule 61, first proviso',
    area: 'gst',
    type: 'Return',
    every: 'quarter',
    versions: [
      {
        from: '2021-01-01',
        filer: 'quarterly',
        states: dueOn22,
        title: 'GSTR-3B',
        returnType: 'GSTR-3B',
        due: next(22),
      },
    ],
  },
  {
    id: 'gstr3b-quarterly-24',
    source: 'CGST Rules 2017, rule 61, first proviso',
    area: 'gst',
    type: 'Return',
    every: 'quarter',
    versions: [
      {
        from: '2021-01-01',
        filer: 'quarterly',
        states: dueOn24,
        title: 'GSTR-3B',
        returnType: 'GSTR-3B',
        due: next(24),
      },
    ],
  },
  {
    id: 'pmt06',
    source: 'CGST Rules 2017, rule 61(3)',
    area: 'gst',
    type: 'Deposit',
    every: 'month',
    months: withinQuarters,
    versions: [{ from: '2021-01-01', filer: 'quarterly', title: 'PMT-06', returnType: 'PMT-06', due: next(25) }],
  },
  {
    id: 'iff',
    source: 'CGST Rules 2017, rule 59(2)',
    area: 'gst',
    type: 'Return',
    every: 'month',
    months: withinQuarters,
    optional: 'Quarterly filers who pass invoices on before the quarter ends',
    versions: [{ from: '2021-01-01', filer: 'quarterly', title: 'IFF', returnType: 'IFF', due: next(13) }],
  },
  {
    id: 'gstr9',
    source: 'CGST Act 2017, s.44',
    area: 'gst',
    type: 'Return',
    every: 'year',
    versions: [{ from: '2017-07-01', title: 'GSTR-9', returnType: 'GSTR-9', due: { monthsAfter: 9, day: 31 } }],
  },
  {
    id: 'gstr9c',
    source: 'CGST Act 2017, s.44; CGST Rules 2017, rule 80(3)',
    area: 'gst',
    type: 'Return',
    every: 'year',
    optional: 'Turnover above the limit of rule 80(3)',
    versions: [{ from: '2020-04-01', title: 'GSTR-9C', returnType: 'GSTR-9C', due: { monthsAfter: 9, day: 31 } }],
  },
  {
    id: 'lut',
    source: 'CGST Rules 2017, rule 96A',
    area: 'gst',
    type: 'Return',
    every: 'year',
    doneFrom: 'any',
    optional: 'Supplies for export or to SEZ without paying tax',
    versions: [
      { from: '2017-07-01', title: 'LUT for the year after', returnType: 'RFD-11', due: { monthsAfter: 0, day: 31 } },
    ],
  },
  // Credit notes and input tax of a year go into a return by 30 November after it.
  {
    id: 'gst-year-end',
    source: 'CGST Act 2017, ss.34(2) and 16(4)',
    area: 'gst',
    type: 'Other',
    every: 'year',
    versions: [
      {
        from: '2022-03-31',
        title: 'Last day for the year’s credit notes and input tax',
        due: { monthsAfter: 8, day: 30 },
      },
    ],
  },
  // The 7th of the next month, for March 30 April.
  {
    id: 'tds-deposit',
    source: 'Income-tax Rules 1962, rule 30 (verify under the Act of 2025)',
    area: 'tds',
    type: 'Deposit',
    every: 'month',
    isDirectTax: true,
    versions: [{ from: '2010-04-01', title: 'TDS deposit', due: { ...next(7), exceptions: { '03': next(30) } } }],
  },
  {
    id: 'tds-return-salary',
    source: 'Income-tax Rules 1962, rule 31A (verify under the Act of 2025)',
    area: 'tds',
    type: 'Return',
    every: 'quarter',
    isDirectTax: true,
    versions: [
      { from: '2010-04-01', title: 'TDS return 24Q', returnType: '24Q', due: tdsReturnDue },
      { from: '2026-04-01', title: 'TDS return 138', returnType: '138', due: tdsReturnDue },
    ],
  },
  {
    id: 'tds-return-other',
    source: 'Income-tax Rules 1962, rule 31A (verify under the Act of 2025)',
    area: 'tds',
    type: 'Return',
    every: 'quarter',
    isDirectTax: true,
    versions: [
      { from: '2010-04-01', title: 'TDS return 26Q', returnType: '26Q', due: tdsReturnDue },
      { from: '2026-04-01', title: 'TDS return 140', returnType: '140', due: tdsReturnDue },
    ],
  },
  // To employees by 15 June. Issuing a certificate is neither a payment nor a return: its day does not move.
  {
    id: 'tds-certificate-salary',
    source: 'Income-tax Rules 1962, rule 31(3) (verify under the Act of 2025)',
    area: 'tds',
    type: 'Other',
    every: 'year',
    versions: [
      { from: '2016-06-01', title: 'Salary certificates 16', returnType: '16', due: { monthsAfter: 3, day: 15 } },
      { from: '2026-04-01', title: 'Salary certificates 130', returnType: '130', due: { monthsAfter: 3, day: 15 } },
    ],
  },
  {
    id: 'tds-certificate-other',
    source: 'Income-tax Rules 1962, rule 31(3) (verify under the Act of 2025)',
    area: 'tds',
    type: 'Other',
    every: 'quarter',
    versions: [
      { from: '2016-06-01', title: 'Deductees’ certificates 16A', returnType: '16A', due: deducteesDue },
      { from: '2026-04-01', title: 'Deductees’ certificates 131', returnType: '131', due: deducteesDue },
    ],
  },
  {
    id: 'advance-tax',
    source: 'Income-tax Act 1961, s.211 (verify under the Act of 2025)',
    area: 'due',
    type: 'Tax',
    every: 'quarter',
    doneFrom: 'year',
    isDirectTax: true,
    versions: [{ from: '2016-06-01', title: 'Advance tax', due: { monthsAfter: 0, day: 15 } }],
  },
  {
    id: 'tax-audit',
    source: 'Income-tax Act 1961, s.44AB (verify under the Act of 2025)',
    area: 'due',
    type: 'Return',
    every: 'year',
    isDirectTax: true,
    versions: [{ from: '2020-04-01', title: 'Tax audit report', due: { monthsAfter: 6, day: 30 } }],
  },
  {
    id: 'income-tax-return',
    source: 'Income-tax Act 1961, s.139(1), Explanation 2 (verify under the Act of 2025)',
    area: 'due',
    type: 'Return',
    every: 'year',
    isDirectTax: true,
    versions: [{ from: '2020-04-01', title: 'Income-tax return', due: { monthsAfter: 7, day: 31 } }],
  },
  // AOC-4 within 30 days and MGT-7 within 60 days of the meeting, or of the last day for it.
  {
    id: 'agm',
    source: 'Companies Act 2013, s.96',
    area: 'due',
    type: 'Other',
    every: 'year',
    versions: [{ from: '2014-04-01', title: 'Annual general meeting', due: { monthsAfter: 6, day: 30 } }],
  },
  {
    id: 'aoc4',
    source: 'Companies Act 2013, s.137',
    area: 'due',
    type: 'Return',
    every: 'year',
    versions: [
      {
        from: '2014-04-01',
        title: 'AOC-4',
        returnType: 'AOC-4',
        due: { monthsAfter: 7, day: 30, after: { rule: 'agm', days: 30 } },
      },
    ],
  },
  {
    id: 'mgt7',
    source: 'Companies Act 2013, s.92',
    area: 'due',
    type: 'Return',
    every: 'year',
    versions: [
      {
        from: '2014-04-01',
        title: 'MGT-7',
        returnType: 'MGT-7',
        due: { monthsAfter: 8, day: 29, after: { rule: 'agm', days: 60 } },
      },
    ],
  },
  {
    id: 'dpt3',
    source: 'Companies (Acceptance of Deposits) Rules 2014, rule 16',
    area: 'due',
    type: 'Return',
    every: 'year',
    optional: 'Deposits, loans or advances outstanding on 31 March',
    versions: [{ from: '2019-03-31', title: 'DPT-3', returnType: 'DPT-3', due: { monthsAfter: 3, day: 30 } }],
  },
  {
    id: 'msme1',
    source: 'Order of 22 January 2019 under s.405 of the Companies Act 2013',
    area: 'due',
    type: 'Return',
    every: 'half-year',
    optional: 'Payments to micro and small suppliers that are late by more than 45 days',
    versions: [{ from: '2019-01-22', title: 'MSME-1', returnType: 'MSME-1', due: next(31) }],
  },
  // Since 31 March 2026 each director every third year, by 30 June.
  {
    id: 'dir3-kyc',
    source: 'Companies (Appointment and Qualification of Directors) Rules 2014, rule 12A',
    area: 'due',
    type: 'Return',
    every: 'year',
    optional: 'A director whose KYC is due this year; every third year for each',
    versions: [
      { from: '2018-03-31', title: 'DIR-3 KYC', returnType: 'DIR-3 KYC', due: { monthsAfter: 6, day: 30 } },
      { from: '2026-03-31', title: 'DIR-3 KYC', returnType: 'DIR-3 KYC', due: { monthsAfter: 3, day: 30 } },
    ],
  },
  {
    id: 'pf',
    source: 'EPF Scheme 1952, para 38',
    area: 'due',
    type: 'Deposit',
    every: 'month',
    versions: [{ from: '2016-02-01', title: 'PF contribution', due: next(15) }],
  },
  {
    id: 'esi',
    source: 'ESI (General) Regulations 1950, reg. 31',
    area: 'due',
    type: 'Deposit',
    every: 'month',
    versions: [{ from: '2017-06-01', title: 'ESI contribution', due: next(15) }],
  },
  // Before the seventh day expires.
  {
    id: 'contract-wages',
    source: 'Contract Labour (R&A) Central Rules 1971, rule 65',
    area: 'due',
    type: 'Wages',
    every: 'month',
    doneFrom: 'start',
    versions: [{ from: '1971-02-10', title: 'Wages of contract labour', due: next(7) }],
  },
  // Within eight months of the year's end.
  {
    id: 'bonus',
    source: 'Payment of Bonus Act 1965, s.19; Code on Wages 2019, s.39',
    area: 'due',
    type: 'Wages',
    every: 'year',
    versions: [{ from: '1965-09-25', title: 'Bonus', due: { monthsAfter: 8, day: 30 } }],
  },
  {
    id: 'posh',
    source: 'Sexual Harassment of Women at Workplace Act 2013, ss.21 and 22 (verify by state)',
    area: 'due',
    type: 'Return',
    every: 'calendar year',
    versions: [{ from: '2013-12-09', title: 'POSH annual report', due: next(31) }],
  },
  // One return of a calendar year by 1 February.
  {
    id: 'labour-return',
    source: 'Rationalisation of Forms and Reports Rules 2017 (verify under the codes)',
    area: 'due',
    type: 'Return',
    every: 'calendar year',
    versions: [{ from: '2017-02-21', title: 'Annual return of labour laws', due: { monthsAfter: 2, day: 1 } }],
  },
  ...stateDues,
];

/** The ids of the rules. */
export const dueRuleIds = dueRules.map(({ id }) => id) as [string, ...string[]];
