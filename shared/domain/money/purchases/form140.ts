import { z } from 'zod';
import { formatMonth } from '../../dates/dates';
import { periodBounds } from '../../dates/period';
import type { CsvCell } from '../../tables/csv';
import { formatRupees, rupeeText } from '../../text/money';
import type { KeptTax } from './keptBack';
import type { TaxChallan } from './taxChallan';

/** Tax withheld from a bill at one rate, and from whom. */
export type Deduction = Pick<KeptTax, 'code' | 'deductedOn'> &
  KeptTax['rows'][number] & {
    purchaseId: string;
    number: string;
    supplierName: string;
    /** Empty without one. */
    pan: string;
  };

type Challan = Pick<
  TaxChallan,
  'id' | 'month' | 'code' | 'bsr' | 'serial' | 'paidOn' | 'taxPaise' | 'interestPaise' | 'feePaise'
>;

const finding = z.object({
  /** The bill; empty for a challan. */
  purchaseId: z.string(),
  /** The bill or challan, as a person knows it. */
  what: z.string(),
  text: z.string(),
  /** Whether the row is left out until it is mended. */
  stops: z.boolean(),
});
type Finding = z.infer<typeof finding>;

/** What form 140 of a quarter would have, as a screen shows it. */
export const form140Answer = z.object({
  quarter: z.string(),
  /** Totals by month and section: tax withheld, and paid by challans. */
  sums: z.array(
    z.object({ month: z.string(), code: z.string(), bills: z.int(), keptPaise: z.int(), paidPaise: z.int() }),
  ),
  /** Bills that have a row, and those that have to be mended first. */
  rows: z.int(),
  toMend: z.int(),
  findings: z.array(finding),
});
export type Form140Answer = z.infer<typeof form140Answer>;

/** A quarter’s rows: challans, each with the bills that it pays the tax of, and what is wrong with the others. */
export interface Form140 extends Form140Answer {
  challans: readonly { challan: Challan; deductions: readonly Deduction[] }[];
}

const isAscii = (name: string) => /^[\x20-\x7e]*$/.test(name);

/** What is wrong with a row before its challan is looked for. */
function problemsOf({ pan, supplierName, percent }: Deduction): Omit<Finding, 'purchaseId' | 'what'>[] {
  return [
    ...(pan === ''
      ? [{ text: `There is no PAN: ${percent}% is kept back. Enter it on the supplier’s page.`, stops: false }]
      : []),
    ...(isAscii(supplierName)
      ? []
      : [{ text: 'The portal takes English letters only. Write the supplier’s name in them.', stops: true }]),
  ];
}

const keyOf = ({ code, month }: { code: string; month: string }) => `${month} ${code}`;

/** Puts each bill under the first challan of its section and month that still covers it. */
function cover(deductions: readonly Deduction[], challans: readonly Challan[]) {
  const left = challans
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn) || a.serial.localeCompare(b.serial))
    .map((challan) => ({ challan, restPaise: challan.taxPaise, deductions: [] as Deduction[] }));
  const findings: Finding[] = [];
  for (const deduction of deductions) {
    const month = deduction.deductedOn.slice(0, 7);
    const own = left.filter(({ challan }) => keyOf(challan) === keyOf({ code: deduction.code, month }));
    const covering = own.find(({ restPaise }) => restPaise >= deduction.taxPaise);
    if (covering) {
      covering.restPaise -= deduction.taxPaise;
      covering.deductions.push(deduction);
      continue;
    }
    const rest = Math.max(0, ...own.map(({ restPaise }) => restPaise));
    const where = `code ${deduction.code}, ${formatMonth(month)}`;
    findings.push({
      ...{ purchaseId: deduction.purchaseId, what: nameOf(deduction), stops: true },
      text:
        own.length === 0
          ? `There is no challan of ${where}. Enter it once ${formatRupees(deduction.taxPaise)} is paid.`
          : `The challans of ${where} have ${formatRupees(rest)} left for its ${formatRupees(deduction.taxPaise)}. Pay the rest, and enter that challan.`,
    });
  }
  const unused = left.filter((each) => each.deductions.length === 0);
  return {
    paid: left.filter((each) => each.deductions.length > 0),
    findings: [
      ...findings,
      ...unused.map(({ challan }) => ({
        ...{ purchaseId: '', what: `Challan ${challan.serial}`, stops: false },
        text: `No bill is under it: nothing of code ${challan.code} was kept back in ${formatMonth(challan.month)}, or others cover it.`,
      })),
    ],
  };
}

/** Whether a row tells that nothing was kept back, and why: by a certificate or a transporter's declaration. */
const isNil = ({ taxPaise, certificate, isTransporter }: Deduction) =>
  taxPaise === 0 && (certificate !== '' || isTransporter);

const nameOf = ({ number, supplierName }: Deduction) => `${number}, ${supplierName}`;

/**
 * Form 140 of a quarter (`2026-27 Q1`) from bills and challans, with the portal's refusals bill by bill. Other
 * quarters' days are left out.
 */
export function form140(quarter: string, all: readonly Deduction[], allChallans: readonly Challan[]): Form140 {
  const { from = '', to = '' } = periodBounds(quarter) ?? {};
  const deductions = all
    .filter((each) => each.deductedOn >= from && each.deductedOn <= to && (each.taxPaise > 0 || isNil(each)))
    .toSorted((a, b) => a.deductedOn.localeCompare(b.deductedOn) || a.number.localeCompare(b.number));
  const challans = allChallans.filter(({ month }) => `${month}-01` >= from && `${month}-01` <= to);
  const bills = [...new Map(deductions.map((each) => [each.purchaseId, each])).values()];
  const ownFindings = bills.flatMap((each) =>
    problemsOf(each).map((problem) => ({ purchaseId: each.purchaseId, what: nameOf(each), ...problem })),
  );
  const refused = new Set(ownFindings.flatMap(({ purchaseId, stops }) => (stops ? [purchaseId] : [])));
  const told = deductions.filter(({ purchaseId }) => !refused.has(purchaseId));
  const covered = cover(
    told.filter((each) => !isNil(each)),
    challans,
  );
  const nil = told.filter(isNil);
  const paid =
    nil.length > 0 ? [...covered.paid, { challan: { ...noChallan, paidOn: to }, deductions: nil }] : covered.paid;
  const sums = new Map<string, Form140Answer['sums'][number]>();
  const sumOf = (month: string, code: string) => {
    const key = keyOf({ month, code });
    const sum = sums.get(key) ?? { month, code, bills: 0, keptPaise: 0, paidPaise: 0 };
    sums.set(key, sum);
    return sum;
  };
  for (const { deductedOn, code, taxPaise } of deductions.filter((each) => !isNil(each))) {
    const sum = sumOf(deductedOn.slice(0, 7), code);
    sum.bills += 1;
    sum.keptPaise += taxPaise;
  }
  for (const { month, code, taxPaise } of challans) sumOf(month, code).paidPaise += taxPaise;
  const rows = paid.reduce((count, each) => count + each.deductions.length, 0);
  return {
    quarter,
    sums: [...sums.values()].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b))),
    rows,
    toMend: deductions.length - rows,
    findings: [...ownFindings, ...covered.findings].toSorted((a, b) => Number(b.stops) - Number(a.stops)),
    challans: paid,
  };
}

/** `2026-05-10` as the file has it: `10052026`. */
const dayOf = (day: string) => day.split('-').reverse().join('');
/** Two digits and four decimals: `02.0000`. */
const rateOf = (percent: number) => percent.toFixed(4).padStart(7, '0');

/** A field of a record: its place in it, its name, and its value; the places between are empty. */
type Row<T> = readonly [place: number, title: string, of: (told: T) => CsvCell];

/** Tax that a deductor pays by himself. */
const MINOR_HEAD = '200';
/** What the file says instead of a PAN, and why the rate is higher. */
const NO_PAN = 'PANNOTAVBL';
const HIGHER_RATE = 'C';
/** Why it is lower: a certificate. */
const LOWER_RATE = 'A';
/** Why it is nothing: a transporter's declaration. */
const TRANSPORTER = 'T';

/** Stands over rows of which nothing is paid, dated the last day of the quarter (to verify). */
const noChallan: Challan = {
  ...{ id: '', month: '', code: '', bsr: '', serial: '', paidOn: '' },
  ...{ taxPaise: 0, interestPaise: 0, feePaise: 0 },
};

function reasonOf({ pan, certificate, isTransporter }: Deduction): string {
  if (pan === '') return HIGHER_RATE;
  if (isTransporter) return TRANSPORTER;
  return certificate === '' ? '' : LOWER_RATE;
}

type ToldChallan = Form140['challans'][number] & { number: number };
type ToldDeduction = Deduction & { record: number; challan: number };

const isPaid = ({ challan }: ToldChallan) => challan.serial !== '';
const keptOf = ({ deductions }: ToldChallan): CsvCell => ({
  paise: deductions.reduce((sum, { taxPaise }) => sum + taxPaise, 0),
});

/** Record CD, a challan. */
const challanRows: readonly Row<ToldChallan>[] = [
  [2, 'Record', () => 'CD'],
  [3, 'Batch', () => 1],
  [4, 'Challan record', ({ number }) => number],
  [5, 'Deductee records', ({ deductions }) => deductions.length],
  [6, 'Nil challan', (told) => (isPaid(told) ? 'N' : 'Y')],
  [8, 'Tax', ({ challan }) => ({ paise: challan.taxPaise })],
  [9, 'Interest', ({ challan }) => ({ paise: challan.interestPaise })],
  [10, 'Fee', ({ challan }) => ({ paise: challan.feePaise })],
  [11, 'Penalty', () => ({ paise: 0 })],
  [12, 'Total', ({ challan }) => ({ paise: challan.taxPaise + challan.interestPaise + challan.feePaise })],
  [13, 'Mode', (told) => (isPaid(told) ? 'C' : '')],
  [15, 'BSR code', ({ challan }) => challan.bsr],
  [17, 'Challan number', ({ challan }) => challan.serial],
  [19, 'Challan date', ({ challan }) => dayOf(challan.paidOn)],
  [21, 'Deposited of deductees', keptOf],
  [22, 'Deducted of deductees', keptOf],
  [23, 'Minor head', (told) => (isPaid(told) ? MINOR_HEAD : '')],
];

/** Record DD, a deductee. */
const deducteeRows: readonly Row<ToldDeduction>[] = [
  [2, 'Record', () => 'DD'],
  [3, 'Batch', () => 1],
  [4, 'Deductee record', ({ record }) => record],
  [5, 'Challan record', ({ challan }) => challan],
  [6, 'Mode', () => 'O'],
  [8, 'PAN', ({ pan }) => pan || NO_PAN],
  [9, 'Name', ({ supplierName }) => supplierName],
  [15, 'Section code', ({ code }) => code],
  [19, 'Date of payment or credit', ({ deductedOn }) => dayOf(deductedOn)],
  [20, 'Amount', ({ basePaise }) => ({ paise: basePaise })],
  [24, 'Tax deducted', ({ taxPaise }) => ({ paise: taxPaise })],
  [25, 'Tax deposited', ({ taxPaise }) => ({ paise: taxPaise })],
  [27, 'Date of deduction', ({ taxPaise, deductedOn }) => (taxPaise > 0 ? dayOf(deductedOn) : '')],
  [28, 'Rate', ({ percent }) => rateOf(percent)],
  [32, 'Reason', reasonOf],
  [33, 'Certificate', ({ certificate }) => certificate],
];

/** The records of the portal's file, and how many fields each has. */
const layouts = { CD: { length: 30, rows: challanRows }, DD: { length: 45, rows: deducteeRows } };
type Kind = keyof typeof layouts;

/** The records of a quarter in the order of the file: each challan, and the deductees under it. */
function* recordsOf({ challans }: Pick<Form140, 'challans'>): Generator<{ kind: Kind; values: CsvCell[] }> {
  let record = 0;
  for (const [index, each] of challans.entries()) {
    const challan = index + 1;
    yield { kind: 'CD', values: challanRows.map(([, , of]) => of({ ...each, number: challan })) };
    for (const deduction of each.deductions) {
      record += 1;
      const told = { ...deduction, record, challan };
      yield { kind: 'DD', values: deducteeRows.map(([, , of]) => of(told)) };
    }
  }
}

/** The challans (CD) or deductees (DD) of a quarter as a table with headings; dates are DDMMYYYY. */
export function form140Table(form: Pick<Form140, 'challans'>, kind: Kind): CsvCell[][] {
  const records = [...recordsOf(form)].filter((record) => record.kind === kind);
  return [layouts[kind].rows.map(([, title]) => title), ...records.map(({ values }) => values)];
}

const plain = (cell: CsvCell) =>
  typeof cell === 'object' && cell !== null ? rupeeText(cell.paise) : String(cell ?? '').replaceAll('^', ' ');

/** The same as records of the portal’s file (form 140 v1.2 of 22 July 2026): `^` between fields, CRLF behind each. Lines count from 3: FH and BH, which say who files, come before. */
export function form140Text(form: Pick<Form140, 'challans'>): string {
  return [...recordsOf(form)]
    .map(({ kind, values }, index) => {
      const { length, rows } = layouts[kind];
      const line = Array.from({ length }, () => '');
      line[0] = String(index + 3);
      for (const [at, [place]] of rows.entries()) line[place - 1] = plain(values[at]);
      return `${line.join('^')}\r\n`;
    })
    .join('');
}
