import { financialYearBounds, financialYearOf } from './financialYear';
import type { Invoice } from './invoice';
import type { IsoDate } from './isoDate';
import { formatRupees } from './money';

/** What is left to credit of an invoice, in paise: never below 0. */
export function leftToCredit(invoice: Pick<Invoice, 'totalPaise' | 'debitedPaise' | 'creditedPaise'>): number {
  return Math.max(0, invoice.totalPaise + invoice.debitedPaise - invoice.creditedPaise);
}

/** Why an amount can't be credited, or null when it can. */
export function creditProblem(invoice: Pick<Invoice, 'status' | 'totalPaise' | 'debitedPaise' | 'creditedPaise'>, amountPaise: number): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; a draft is changed, not credited.';
  if (invoice.status === 'cancelled') return 'The invoice is cancelled; there is nothing to credit.';
  const left = leftToCredit(invoice);
  return amountPaise > left ? `Only ${formatRupees(left)} of this invoice is left to credit.` : null;
}

/** The last day a credit note still lowers the tax: 30 November after the invoice's financial year (CGST Act 2017, section 34(2); to be verified by the deployer). */
export function lastCreditDay(invoiceDate: IsoDate): IsoDate {
  return `${financialYearBounds(financialYearOf(invoiceDate)).to.slice(0, 4)}-11-30`;
}
