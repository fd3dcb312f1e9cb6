import { z } from 'zod';
import { findInForce } from '../../dates/effectiveDated';
import { financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';
import { formatRupees, percentOf, sumPaise } from '../../text/money';
import type { Nature, Payee } from './nature';
import type { Supplier } from './supplier';
import type { SupplierTaxRate } from './supplierTaxRates';

/** Tax withheld from a part of a bill at one rate: a row of form 140. */
const keptRow = z.object({
  percent: z.number(),
  basePaise: z.int(),
  /** In whole rupees. */
  taxPaise: z.int(),
  /** The number of the certificate of lower deduction by which less is kept back; empty for none. */
  certificate: z.string(),
  /** Whether nothing is kept back because of a transporter's declaration. */
  isTransporter: z.boolean(),
});

/** The tax withheld from one bill, and the reason. */
export const keptTax = z.object({
  /** The section's code; empty where no rate is on record. */
  code: z.string(),
  /** The rate without the certificate, where one covers a part. */
  percent: z.number(),
  /** The earlier of the bill's date and its payment. */
  deductedOn: z.string(),
  /** The taxed amount: this bill's value, and earlier ones' that were below the limit. */
  basePaise: z.int(),
  /** In whole rupees. */
  taxPaise: z.int(),
  /** Whether the supplier's PAN is missing, so that the higher rate holds. */
  isWithoutPan: z.boolean(),
  /** Two where a certificate covers a part of it; none where nothing is due yet. */
  rows: z.array(keptRow),
  steps: z.array(z.object({ what: z.string(), paise: z.int(), why: z.string() })),
});
export type KeptTax = z.infer<typeof keptTax>;

/** A supplier's certificate or declaration for less or no tax. */
export type SupplierPapers = Pick<
  Supplier,
  'lowerTaxNumber' | 'lowerTaxPercent' | 'lowerTaxLimitPaise' | 'lowerTaxFrom' | 'lowerTaxTo' | 'transporterFrom'
>;

/** A supplier as far as the tax goes. */
export interface TaxedPayee {
  /** Empty without one. */
  pan: string;
  /** By default none. */
  papers?: SupplierPapers;
}

/** A bill as far as the tax goes. */
export interface TaxedBill {
  id: string;
  date: IsoDate;
  paidOn: IsoDate | null;
  nature: Nature;
  taxablePaise: number;
}

/** The fourth letter of a PAN: P a person, H a Hindu undivided family. Who gave none counts as another. */
const payeeOf = (pan: string): Payee => (/^...[PH]/.test(pan) ? 'individual' : 'other');

/** Tax is due when the bill is credited or paid, whichever comes first (Income-tax Act 2025, section 393). */
const deductedOn = ({ date, paidOn }: Pick<TaxedBill, 'date' | 'paidOn'>): IsoDate =>
  paidOn !== null && paidOn < date ? paidOn : date;

const wholeRupees = (paise: number) => Math.round(paise / 100) * 100;

function limitsOf({ billPaise, monthPaise, yearPaise }: SupplierTaxRate): string {
  const limits = [
    billPaise > 0 ? `${formatRupees(billPaise)} a bill` : '',
    monthPaise > 0 ? `${formatRupees(monthPaise)} a month` : '',
    yearPaise > 0 ? `${formatRupees(yearPaise)} a year` : '',
  ].filter(Boolean);
  return limits.length === 0 ? 'There is no limit.' : `The limit is ${limits.join(' or ')}.`;
}

/** What is remembered of a supplier's bills of one purpose within a financial year. */
class Year {
  readonly #sums = new Map<string, number>();
  /** Bills that nothing was kept back from, by their month. */
  #letOff: { month: string; paise: number }[] = [];

  add(period: string, paise: number): number {
    const sum = (this.#sums.get(period) ?? 0) + paise;
    this.#sums.set(period, sum);
    return sum;
  }

  letOff(month: string, paise: number): void {
    this.#letOff.push({ month, paise });
  }

  /** The untaxed amount so far, of all months or one, that is taxed now. */
  catchUp(month?: string): number {
    const isMeant = (each: { month: string }) => month === undefined || each.month === month;
    const caught = this.#letOff.filter(isMeant);
    this.#letOff = this.#letOff.filter((each) => !isMeant(each));
    return caught.reduce((sum, { paise }) => sum + paise, 0);
  }
}

const without = (on: IsoDate, steps: KeptTax['steps']): KeptTax => ({
  code: '',
  percent: 0,
  deductedOn: on,
  basePaise: 0,
  taxPaise: 0,
  isWithoutPan: false,
  rows: [],
  steps,
});

/** A certificate of lower deduction, and how much of the value that it covers was used up. */
class Certificate {
  #usedPaise = 0;
  readonly #papers: SupplierPapers | undefined;

  /** It holds for anyone who gave a PAN. */
  constructor({ pan, papers }: TaxedPayee) {
    this.#papers = pan !== '' && papers !== undefined && papers.lowerTaxNumber !== '' ? papers : undefined;
  }

  /** How much of a value it covers on a day, and at which rate; undefined for none. */
  cover(paise: number, on: IsoDate): { number: string; percent: number; paise: number } | undefined {
    const of = this.#papers;
    if (!of || on < (of.lowerTaxFrom ?? '9') || on > (of.lowerTaxTo ?? '')) return undefined;
    const left = of.lowerTaxLimitPaise === 0 ? paise : Math.max(0, of.lowerTaxLimitPaise - this.#usedPaise);
    const covered = Math.min(paise, left);
    this.#usedPaise += covered;
    return covered > 0 ? { number: of.lowerTaxNumber, percent: of.lowerTaxPercent, paise: covered } : undefined;
  }
}

/** Four decimals, as form 140 has them. */
const effectivePercent = (taxPaise: number, basePaise: number) =>
  Math.round((taxPaise / basePaise) * 1_000_000) / 10_000;

function keptFrom(
  bill: TaxedBill,
  on: IsoDate,
  year: Year,
  { rate, pan, certificate }: { rate: SupplierTaxRate; pan: string; certificate: Certificate },
): KeptTax {
  const { taxablePaise: value } = bill;
  const month = on.slice(0, 7);
  const [ofYear, ofMonth] = [year.add('year', value), year.add(month, value)];
  const hasLimit = rate.billPaise + rate.monthPaise + rate.yearPaise > 0;
  const isPast = (limit: number, sum: number) => limit > 0 && sum > limit;
  const [pastYear, pastMonth, pastBill] = [
    isPast(rate.yearPaise, ofYear),
    isPast(rate.monthPaise, ofMonth),
    isPast(rate.billPaise, value),
  ];
  const isDue = !hasLimit || pastYear || pastMonth || pastBill;
  const earlier = pastYear ? year.catchUp() : pastMonth ? year.catchUp(month) : 0;
  if (!isDue) year.letOff(month, value);
  const isWithoutPan = pan === '';
  const ordinary = isWithoutPan ? Math.max(rate.percent, rate.withoutPanPercent) : rate.percent;
  const basePaise = isDue ? value + earlier : 0;
  const lower = certificate.cover(basePaise, on);
  const restPaise = basePaise - (lower?.paise ?? 0);
  const rowOf = (percent: number, paise: number, number = '') => ({
    percent,
    basePaise: paise,
    taxPaise: wholeRupees(percentOf(paise, percent)),
    certificate: number,
    isTransporter: false,
  });
  const rows = [
    ...(lower ? [rowOf(lower.percent, lower.paise, lower.number)] : []),
    ...(restPaise > 0 ? [rowOf(ordinary, restPaise)] : []),
  ];
  const taxPaise = sumPaise(rows.map((row) => row.taxPaise));
  const percent = lower ? (restPaise > 0 ? effectivePercent(taxPaise, basePaise) : lower.percent) : ordinary;
  const higher = isWithoutPan ? ` The supplier has given no PAN: ${ordinary}% is due instead of ${rate.percent}%.` : '';
  const sum =
    rate.monthPaise > 0 && rate.yearPaise === 0
      ? { what: 'Bills of the month so far', paise: ofMonth }
      : { what: 'Bills of the year so far', paise: ofYear };
  return {
    code: rate.code,
    percent,
    deductedOn: on,
    basePaise,
    taxPaise,
    isWithoutPan,
    rows,
    steps: [
      { what: 'Value without GST', paise: value, why: 'Of this bill.' },
      { ...sum, why: `${limitsOf(rate)} ${isDue ? (hasLimit ? 'It is passed.' : '') : 'It is not passed.'}`.trim() },
      ...(earlier > 0
        ? [{ what: 'Caught up on', paise: earlier, why: 'Earlier bills, which nothing was kept back from before.' }]
        : []),
      ...rows.map((row) => ({
        what: row.certificate === '' ? 'Kept back' : 'Kept back by certificate',
        paise: row.taxPaise,
        why: `${row.percent}% of ${formatRupees(row.basePaise)}${row.certificate === '' ? '' : ` by certificate ${row.certificate}${rows.length > 1 ? ', which covers no more' : ''}`}, to the nearest rupee, under code ${rate.code}.${higher} ${rate.source ?? ''}`.trim(),
      })),
      ...(isDue ? [] : [{ what: 'Kept back', paise: 0, why: 'Nothing yet.' }]),
    ],
  };
}

/** Income-tax Act 1961, section 194C(6), and the same in section 393 of that of 2025 (to be verified by the deployer). */
const TRANSPORTER = 'Nothing: the transporter has given a PAN and declares to have at most ten goods carriages.';

/**
 * The tax to keep back from each of a supplier's bills, by its id; bills of no taxed purpose are left out. All bills of a
 * financial year are needed: when its limit is passed, what was not kept back before is caught up on by the bill that
 * passes it.
 */
export function keptBack(
  bills: readonly TaxedBill[],
  { rates, ...payee }: TaxedPayee & { rates: readonly SupplierTaxRate[] },
): ReadonlyMap<string, KeptTax> {
  const { pan, papers } = payee;
  const certificate = new Certificate(payee);
  const years = new Map<string, Year>();
  const kept = new Map<string, KeptTax>();
  const inOrder = bills
    .filter(({ nature }) => nature !== '')
    .map((bill) => ({ bill, on: deductedOn(bill) }))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.bill.id.localeCompare(b.bill.id));
  for (const { bill, on } of inOrder) {
    const rate = findInForce(
      rates.filter(({ nature, payee }) => nature === bill.nature && ['', payeeOf(pan)].includes(payee)),
      on,
    );
    const key = `${bill.nature} ${financialYearOf(on)}`;
    const year = years.get(key) ?? new Year();
    years.set(key, year);
    const none = {
      what: 'Kept back',
      paise: 0,
      why: 'No rate is on record for this day. Add one under Wage Management, Rates.',
    };
    const since = papers?.transporterFrom ?? null;
    if (bill.nature === 'contract' && pan !== '' && since !== null && since <= on) {
      const nil = { percent: 0, basePaise: bill.taxablePaise, taxPaise: 0, certificate: '', isTransporter: true };
      kept.set(bill.id, {
        ...without(on, [{ what: 'Kept back', paise: 0, why: TRANSPORTER }]),
        ...(rate && { code: rate.code, rows: [nil] }),
      });
      continue;
    }
    kept.set(bill.id, rate ? keptFrom(bill, on, year, { rate, pan, certificate }) : without(on, [none]));
  }
  return kept;
}
