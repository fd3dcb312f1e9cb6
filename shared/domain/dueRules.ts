import type { EffectiveDated } from './effectiveDated';
import type { ObligationArea } from './obligation';
import { states } from './states';

/** How often the company files GST returns. */
export type Filer = 'monthly' | 'quarterly';

/** A day counted from the last month of a period: `{ monthsAfter: 1, day: 20 }` is the 20th of the next month; day 31 is a month's last. */
export interface DueDay {
  monthsAfter: number;
  day: number;
}

/** What a rule says from a day on. */
export interface DueVersion extends EffectiveDated {
  title: string;
  /** The form to file, when there is one. */
  returnType?: string;
  due: DueDay & {
    /** Periods that end in these months (`03`) are due on another day. */
    exceptions?: Record<string, DueDay>;
  };
}

/**
 * From when something of a period can be done: when the period has come to its `end` (its last day counts), from its
 * `start`, from the start of its financial `year`, or at `any` time.
 */
export type DoneFrom = 'end' | 'start' | 'year' | 'any';

/** Something that falls due once a period. */
export interface DueRule {
  id: string;
  area: ObligationArea;
  type: 'Return' | 'Deposit' | 'Tax' | 'Wages';
  every: 'month' | 'quarter' | 'year';
  /** Only for these GST filers; by default for all. */
  filer?: Filer;
  /** Only for companies in these states; by default in all. */
  states?: readonly string[];
  /** From when a period's row can be filed or paid. By default from the period's end. */
  doneFrom?: DoneFrom;
  versions: readonly DueVersion[];
}

/** Where quarterly filers have until the 22nd (CGST Rules 2017, rule 61, first proviso); elsewhere until the 24th. */
const dueOn22 = ['22', '23', '24', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37'];
const dueOn24 = states.map((state) => state.code).filter((code) => !dueOn22.includes(code));

const next = (day: number): DueDay => ({ monthsAfter: 1, day });

/** TDS returns: the month after the quarter, for the last quarter 31 May (Income-tax Rules 1962, rule 31A). */
const tdsReturnDue = { ...next(31), exceptions: { '03': { monthsAfter: 2, day: 31 } } };

/**
 * The due dates known today. A change of law is a new version with its day, never an edit of an old one: periods that
 * ended before keep their dates. Forms and sections from 1 April 2026 are to be verified by the deployer.
 */
export const dueRules: readonly DueRule[] = [
  // CGST Act 2017, sections 37, 39 and 44.
  { id: 'gstr1-monthly', area: 'gst', type: 'Return', every: 'month', filer: 'monthly', versions: [{ from: '2017-07-01', title: 'GSTR-1', returnType: 'GSTR-1', due: next(11) }] },
  { id: 'gstr3b-monthly', area: 'gst', type: 'Return', every: 'month', filer: 'monthly', versions: [{ from: '2017-07-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(20) }] },
  { id: 'gstr1-quarterly', area: 'gst', type: 'Return', every: 'quarter', filer: 'quarterly', versions: [{ from: '2021-01-01', title: 'GSTR-1', returnType: 'GSTR-1', due: next(13) }] },
  { id: 'gstr3b-quarterly-22', area: 'gst', type: 'Return', every: 'quarter', filer: 'quarterly', states: dueOn22, versions: [{ from: '2021-01-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(22) }] },
  { id: 'gstr3b-quarterly-24', area: 'gst', type: 'Return', every: 'quarter', filer: 'quarterly', states: dueOn24, versions: [{ from: '2021-01-01', title: 'GSTR-3B', returnType: 'GSTR-3B', due: next(24) }] },
  { id: 'gstr9', area: 'gst', type: 'Return', every: 'year', versions: [{ from: '2017-07-01', title: 'GSTR-9', returnType: 'GSTR-9', due: { monthsAfter: 9, day: 31 } }] },
  // Income-tax Rules 1962, rule 30: the 7th of the next month, for March 30 April.
  { id: 'tds-deposit', area: 'tds', type: 'Deposit', every: 'month', versions: [{ from: '2010-04-01', title: 'TDS deposit', due: { ...next(7), exceptions: { '03': next(30) } } }] },
  { id: 'tds-return-salary', area: 'tds', type: 'Return', every: 'quarter', versions: [
    { from: '2010-04-01', title: 'TDS return 24Q', returnType: '24Q', due: tdsReturnDue },
    { from: '2026-04-01', title: 'TDS return 138', returnType: '138', due: tdsReturnDue },
  ] },
  { id: 'tds-return-other', area: 'tds', type: 'Return', every: 'quarter', versions: [
    { from: '2010-04-01', title: 'TDS return 26Q', returnType: '26Q', due: tdsReturnDue },
    { from: '2026-04-01', title: 'TDS return 140', returnType: '140', due: tdsReturnDue },
  ] },
  // Income-tax Act 1961, section 211: the 15th of each quarter's last month, so it is paid while the year runs.
  { id: 'advance-tax', area: 'due', type: 'Tax', every: 'quarter', doneFrom: 'year', versions: [{ from: '2016-06-01', title: 'Advance tax', due: { monthsAfter: 0, day: 15 } }] },
  // Employees' Provident Funds Scheme 1952, paragraph 38; ESI (General) Regulations 1950, regulation 31.
  { id: 'pf', area: 'due', type: 'Deposit', every: 'month', versions: [{ from: '2016-02-01', title: 'PF contribution', due: next(15) }] },
  { id: 'esi', area: 'due', type: 'Deposit', every: 'month', versions: [{ from: '2017-06-01', title: 'ESI contribution', due: next(15) }] },
  // Contract Labour (R&A) Central Rules 1971, rule 65: before the seventh day expires.
  { id: 'contract-wages', area: 'due', type: 'Wages', every: 'month', doneFrom: 'start', versions: [{ from: '1971-02-10', title: 'Wages of contract labour', due: next(7) }] },
];
