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
 * The due dates known today. A change of law is a new version with its day, never an edit of an old one: periods that
 * ended before keep their dates. Forms and sections from 1 April 2026 are to be verified by the deployer.
 */
export const dueRules: readonly DueRule[] = [
  // CGST Act 2017, sections 37, 39 and 44; rule 61A and 59(2) for quarterly filers' months; rule 96A for the undertaking.
  {
    id: 'gstr1-monthly',
    area: 'gst',
    type: 'Return',
    every: 'month',
    filer: 'monthly',
    versions: [{ from: '2017-07-01', title: 'GSTR-1', returnType: 'GSTR-1', due: next(11) }],
  },
  {
    id: 'gstr3b-monthly',
    area: 'gst',
    type: 'Return',
    every: 'month',
    filer: 'monthly',
    versions: [{ from: '2017-07-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(20) }],
  },
  {
    id: 'gstr1-quarterly',
    area: 'gst',
    type: 'Return',
    every: 'quarter',
    filer: 'quarterly',
    versions: [{ from: '2021-01-01', title: 'GSTR-1', returnType: 'GSTR-1', due: next(13) }],
  },
  {
    id: 'gstr3b-quarterly-22',
    area: 'gst',
    type: 'Return',
    every: 'quarter',
    filer: 'quarterly',
    states: dueOn22,
    versions: [{ from: '2021-01-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(22) }],
  },
  {
    id: 'gstr3b-quarterly-24',
    area: 'gst',
    type: 'Return',
    every: 'quarter',
    filer: 'quarterly',
    states: dueOn24,
    versions: [{ from: '2021-01-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(24) }],
  },
  {
    id: 'pmt06',
    area: 'gst',
    type: 'Deposit',
    every: 'month',
    months: withinQuarters,
    filer: 'quarterly',
    versions: [{ from: '2021-01-01', title: 'PMT-06', returnType: 'PMT-06', due: next(25) }],
  },
  {
    id: 'iff',
    area: 'gst',
    type: 'Return',
    every: 'month',
    months: withinQuarters,
    filer: 'quarterly',
    optional: 'Quarterly filers who pass invoices on before the quarter ends',
    versions: [{ from: '2021-01-01', title: 'IFF', returnType: 'IFF', due: next(13) }],
  },
  {
    id: 'gstr9',
    area: 'gst',
    type: 'Return',
    every: 'year',
    versions: [{ from: '2017-07-01', title: 'GSTR-9', returnType: 'GSTR-9', due: { monthsAfter: 9, day: 31 } }],
  },
  {
    id: 'gstr9c',
    area: 'gst',
    type: 'Return',
    every: 'year',
    optional: 'Turnover above ₹5 crore',
    versions: [{ from: '2020-04-01', title: 'GSTR-9C', returnType: 'GSTR-9C', due: { monthsAfter: 9, day: 31 } }],
  },
  {
    id: 'lut',
    area: 'gst',
    type: 'Return',
    every: 'year',
    doneFrom: 'any',
    optional: 'Supplies for export or to SEZ without paying tax',
    versions: [
      { from: '2017-07-01', title: 'LUT for the year after', returnType: 'RFD-11', due: { monthsAfter: 0, day: 31 } },
    ],
  },
  // CGST Act 2017, sections 34(2) and 16(4): credit notes and input tax of a year go into a return by 30 November after it.
  {
    id: 'gst-year-end',
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
  // Income-tax Rules 1962, rule 30: the 7th of the next month, for March 30 April.
  {
    id: 'tds-deposit',
    area: 'tds',
    type: 'Deposit',
    every: 'month',
    isDirectTax: true,
    versions: [{ from: '2010-04-01', title: 'TDS deposit', due: { ...next(7), exceptions: { '03': next(30) } } }],
  },
  {
    id: 'tds-return-salary',
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
    area: 'tds',
    type: 'Return',
    every: 'quarter',
    isDirectTax: true,
    versions: [
      { from: '2010-04-01', title: 'TDS return 26Q', returnType: '26Q', due: tdsReturnDue },
      { from: '2026-04-01', title: 'TDS return 140', returnType: '140', due: tdsReturnDue },
    ],
  },
  // Rule 31(3): to employees by 15 June. Handing out a certificate is neither a payment nor a return: its day does not move.
  {
    id: 'tds-certificate-salary',
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
    area: 'tds',
    type: 'Other',
    every: 'quarter',
    versions: [
      { from: '2016-06-01', title: 'Deductees’ certificates 16A', returnType: '16A', due: deducteesDue },
      { from: '2026-04-01', title: 'Deductees’ certificates 131', returnType: '131', due: deducteesDue },
    ],
  },
  // Income-tax Act 1961, section 211: the 15th of each quarter's last month, so it is paid while the year runs.
  {
    id: 'advance-tax',
    area: 'due',
    type: 'Tax',
    every: 'quarter',
    doneFrom: 'year',
    isDirectTax: true,
    versions: [{ from: '2016-06-01', title: 'Advance tax', due: { monthsAfter: 0, day: 15 } }],
  },
  // Sections 44AB and 139(1), Explanation 2: of a company 30 September and 31 October.
  {
    id: 'tax-audit',
    area: 'due',
    type: 'Return',
    every: 'year',
    isDirectTax: true,
    versions: [{ from: '2020-04-01', title: 'Tax audit report', due: { monthsAfter: 6, day: 30 } }],
  },
  {
    id: 'income-tax-return',
    area: 'due',
    type: 'Return',
    every: 'year',
    isDirectTax: true,
    versions: [{ from: '2020-04-01', title: 'Income-tax return', due: { monthsAfter: 7, day: 31 } }],
  },
  // Companies Act 2013, sections 96, 137 and 92: AOC-4 within 30 days and MGT-7 within 60 days of the meeting, or of the last day for it.
  {
    id: 'agm',
    area: 'due',
    type: 'Other',
    every: 'year',
    versions: [{ from: '2014-04-01', title: 'Annual general meeting', due: { monthsAfter: 6, day: 30 } }],
  },
  {
    id: 'aoc4',
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
  // Companies (Acceptance of Deposits) Rules 2014, rule 16; Companies (Furnishing of information about payment to micro and small enterprise suppliers) Order 2019.
  {
    id: 'dpt3',
    area: 'due',
    type: 'Return',
    every: 'year',
    optional: 'Deposits, loans or advances outstanding on 31 March',
    versions: [{ from: '2019-03-31', title: 'DPT-3', returnType: 'DPT-3', due: { monthsAfter: 3, day: 30 } }],
  },
  {
    id: 'msme1',
    area: 'due',
    type: 'Return',
    every: 'half-year',
    optional: 'Payments to micro and small suppliers that are late by more than 45 days',
    versions: [{ from: '2019-01-22', title: 'MSME-1', returnType: 'MSME-1', due: next(31) }],
  },
  // Companies (Appointment and Qualification of Directors) Rules 2014, rule 12A: since 31 March 2026 each director every third year, by 30 June.
  {
    id: 'dir3-kyc',
    area: 'due',
    type: 'Return',
    every: 'year',
    optional: 'A director whose KYC is due this year; every third year for each',
    versions: [
      { from: '2018-03-31', title: 'DIR-3 KYC', returnType: 'DIR-3 KYC', due: { monthsAfter: 6, day: 30 } },
      { from: '2026-03-31', title: 'DIR-3 KYC', returnType: 'DIR-3 KYC', due: { monthsAfter: 3, day: 30 } },
    ],
  },
  // Employees' Provident Funds Scheme 1952, paragraph 38; ESI (General) Regulations 1950, regulation 31.
  {
    id: 'pf',
    area: 'due',
    type: 'Deposit',
    every: 'month',
    versions: [{ from: '2016-02-01', title: 'PF contribution', due: next(15) }],
  },
  {
    id: 'esi',
    area: 'due',
    type: 'Deposit',
    every: 'month',
    versions: [{ from: '2017-06-01', title: 'ESI contribution', due: next(15) }],
  },
  // Contract Labour (R&A) Central Rules 1971, rule 65: before the seventh day expires.
  {
    id: 'contract-wages',
    area: 'due',
    type: 'Wages',
    every: 'month',
    doneFrom: 'start',
    versions: [{ from: '1971-02-10', title: 'Wages of contract labour', due: next(7) }],
  },
  // Payment of Bonus Act 1965, section 19, and Code on Wages 2019, section 39: within eight months of the year's end.
  {
    id: 'bonus',
    area: 'due',
    type: 'Wages',
    every: 'year',
    versions: [{ from: '1965-09-25', title: 'Bonus', due: { monthsAfter: 8, day: 30 } }],
  },
  // Sexual Harassment of Women at Workplace Act 2013, sections 21 and 22, for the calendar year (verify by state).
  {
    id: 'posh',
    area: 'due',
    type: 'Return',
    every: 'calendar year',
    versions: [{ from: '2013-12-09', title: 'POSH annual report', due: next(31) }],
  },
  // Rationalisation of Forms and Reports under Certain Labour Laws Rules 2017: one return of a calendar year by 1 February (verify under the codes).
  {
    id: 'labour-return',
    area: 'due',
    type: 'Return',
    every: 'calendar year',
    versions: [{ from: '2017-02-21', title: 'Annual return of labour laws', due: { monthsAfter: 2, day: 1 } }],
  },
  ...stateDues,
];
