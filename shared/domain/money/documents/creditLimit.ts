import { formatDate, formatMonth } from '../../dates/dates';
import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import { financialYearBounds, financialYearOf } from '../../dates/financialYear';
import type { IsoDate } from '../../dates/isoDate';
import type { LawValue } from '../../law/lawValues';
import { formatRupees } from '../../text/money';
import { seriesOf } from './documentNumber';
import type { Invoice, InvoiceView } from './invoice';

/** The amount of an invoice that can still be credited, in paise: never negative. */
export function leftToCredit(invoice: Pick<Invoice, 'totalPaise' | 'debitedPaise' | 'creditedPaise'>): number {
  return Math.max(0, invoice.totalPaise + invoice.debitedPaise - invoice.creditedPaise);
}

/** Why an amount can't be credited, or null if it can. */
export function creditProblem(
  invoice: Pick<Invoice, 'status' | 'totalPaise' | 'debitedPaise' | 'creditedPaise'>,
  amountPaise: number,
): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; edit a draft instead of crediting it.';
  if (invoice.status === 'cancelled') return 'The invoice is cancelled; there is nothing to credit.';
  const left = leftToCredit(invoice);
  return amountPaise > left ? `Only ${formatRupees(left)} of this invoice is left to credit.` : null;
}

/** The deadline after the invoice's financial year, by the credit note's own date. */
type CreditLimit = LawValue<'credit-note'> & EffectiveDated;

/** CGST Act 2017, section 34(2), as enacted and as amended by the Finance Act 2022, section 102 (in force from 1 October 2022, notification 18/2022-CT). */
export const creditLimits: readonly CreditLimit[] = [
  { from: '2017-07-01', until: '09-30' },
  { from: '2022-10-01', until: '11-30' },
];

/**
 * The last day on which a credit note of a day could still lower the tax of an invoice: the statutory deadline, or the
 * day on which the annual return of the invoice's year was filed, if earlier (null if not filed).
 */
export function lastCreditDay(
  invoiceDate: IsoDate,
  noteDate: IsoDate,
  annualReturnOn: IsoDate | null = null,
  rows: readonly CreditLimit[] = creditLimits,
): IsoDate {
  const limit = findInForce(rows, noteDate) ?? rows[0] ?? (creditLimits[0] as CreditLimit);
  const last = `${financialYearBounds(financialYearOf(invoiceDate)).to.slice(0, 4)}-${limit.until}`;
  return annualReturnOn !== null && annualReturnOn < last ? annualReturnOn : last;
}

/** Whether a credit note on a day lowers the tax of its invoice, or only the amount owed. */
export function lowersTax(
  invoiceDate: IsoDate,
  noteDate: IsoDate,
  annualReturnOn: IsoDate | null = null,
  rows: readonly CreditLimit[] = creditLimits,
): boolean {
  return noteDate <= lastCreditDay(invoiceDate, noteDate, annualReturnOn, rows);
}

/**
 * A warning before a credit note is issued: after the deadline it has no tax; in the deadline's own month it may be
 * declared too late, because a monthly filer's GSTR-1 of that month is filed in the next. Null before that month, and
 * for an invoice without tax.
 */
export function creditWarning(
  { date, taxLines, annualReturnOn }: Pick<InvoiceView, 'date' | 'taxLines' | 'annualReturnOn'>,
  noteDate: IsoDate,
  rows: readonly CreditLimit[] = creditLimits,
): string | null {
  if (date === null || taxLines.length === 0) return null;
  const last = lastCreditDay(date, noteDate, annualReturnOn, rows);
  if (noteDate > last)
    return `A credit note after ${formatDate(last)}${last === annualReturnOn ? `, when the annual return of ${financialYearOf(date)} was filed,` : ''} can’t reduce the tax: it will have none, and a number of the series ${seriesOf('financial', noteDate)}.`;
  if (noteDate.slice(0, 7) !== last.slice(0, 7)) return null;
  return `It lowers the tax only when a return filed by ${formatDate(last)} tells of it; GSTR-1 of ${formatMonth(last)} is filed later. Ask whoever files it.`;
}

/** Whether a credit note is too late to lower the tax of its invoice: then no return reports it. */
export const isFinancialNote = (note: { taxLines: readonly unknown[] }, invoice: { taxLines: readonly unknown[] }) =>
  note.taxLines.length === 0 && invoice.taxLines.length > 0;
