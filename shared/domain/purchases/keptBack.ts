import { z } from 'zod';
import { findInForce } from '../dates/effectiveDated';
import { financialYearOf } from '../dates/financialYear';
import type { IsoDate } from '../dates/isoDate';
import { formatRupees, percentOf } from '../text/money';
import type { Nature, Payee } from './nature';
import type { SupplierTaxRate } from './supplierTaxRates';

/** What is kept back from one bill, and how that came about. */
export const keptTax = z.object({
  /** The section's code; empty where no rate is on record. */
  code: z.string(),
  percent: z.number(),
  /** The earlier of the bill's date and its payment. */
  deductedOn: z.string(),
  /** What the tax is of: this bill's value, and what earlier ones were let off. */
  basePaise: z.int(),
  /** In whole rupees. */
  taxPaise: z.int(),
  /** Whether the supplier's PAN is missing, so that the higher rate holds. */
  isWithoutPan: z.boolean(),
  steps: z.array(z.object({ what: z.string(), paise: z.int(), why: z.string() })),
});
export type KeptTax = z.infer<typeof keptTax>;

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

  /** What was let off, of all months or one, and is caught up on now. */
  catchUp(month?: string): number {
    const isMeant = (each: { month: string }) => month === undefined || each.month === month;
    const caught = this.#letOff.filter(isMeant);
    this.#letOff = this.#letOff.filter((each) => !isMeant(each));
    return caught.reduce((sum, { paise }) => sum + paise, 0);
  }
}

const without = (on: IsoDate, steps: KeptTax['steps']): KeptTax => ({
  ...{ code: '', percent: 0, deductedOn: on, basePaise: 0, taxPaise: 0, isWithoutPan: false },
  steps,
});

function keptFrom(
  bill: TaxedBill,
  on: IsoDate,
  year: Year,
  { rate, pan }: { rate: SupplierTaxRate; pan: string },
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
  const percent = isWithoutPan ? Math.max(rate.percent, rate.withoutPanPercent) : rate.percent;
  const basePaise = isDue ? value + earlier : 0;
  const taxPaise = wholeRupees(percentOf(basePaise, percent));
  const higher = isWithoutPan ? ` The supplier has given no PAN: ${percent}% is due instead of ${rate.percent}%.` : '';
  const sum =
    rate.monthPaise > 0 && rate.yearPaise === 0
      ? { what: 'Bills of the month so far', paise: ofMonth }
      : { what: 'Bills of the year so far', paise: ofYear };
  return {
    ...{ code: rate.code, percent, deductedOn: on, basePaise, taxPaise, isWithoutPan },
    steps: [
      { what: 'Value without GST', paise: value, why: 'Of this bill.' },
      { ...sum, why: `${limitsOf(rate)} ${isDue ? (hasLimit ? 'It is passed.' : '') : 'It is not passed.'}`.trim() },
      ...(earlier > 0
        ? [{ what: 'Caught up on', paise: earlier, why: 'Earlier bills, which nothing was kept back from before.' }]
        : []),
      {
        what: 'Kept back',
        paise: taxPaise,
        why: isDue
          ? `${percent}% of ${formatRupees(basePaise)}, to the nearest rupee, under code ${rate.code}.${higher} ${rate.source ?? ''}`.trim()
          : 'Nothing yet.',
      },
    ],
  };
}

/**
 * The tax to keep back from each of a supplier's bills, by its id; bills of no taxed purpose are left out. All bills of a
 * financial year are needed: when its limit is passed, what was not kept back before is caught up on by the bill that passes it.
 */
export function keptBack(
  bills: readonly TaxedBill[],
  { pan, rates }: { pan: string; rates: readonly SupplierTaxRate[] },
): ReadonlyMap<string, KeptTax> {
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
    kept.set(bill.id, rate ? keptFrom(bill, on, year, { rate, pan }) : without(on, [none]));
  }
  return kept;
}
