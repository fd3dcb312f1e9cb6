import { type EffectiveDated, findInForce } from './effectiveDated';
import { financialYearBounds, financialYearOf } from './financialYear';
import type { Invoice } from './invoice';
import type { IsoDate } from './isoDate';
import { formatRupees } from './money';

/** What is left to credit of an invoice, in paise: never below 0. */
export function leftToCredit(invoice: Pick<Invoice, 'totalPaise' | 'debitedPaise' | 'creditedPaise'>): number {
  return Math.max(0, invoice.totalPaise + invoice.debitedPaise - invoice.creditedPaise);
}

/** Why an amount can't be credited, or null when it can. */
export function creditProblem(
  invoice: Pick<Invoice, 'status' | 'totalPaise' | 'debitedPaise' | 'creditedPaise'>,
  amountPaise: number,
): string | null {
  if (invoice.status === 'draft') return 'Issue the invoice first; edit a draft instead of crediting it.';
  if (invoice.status === 'cancelled') return 'The invoice is cancelled; there is nothing to credit.';
  const left = leftToCredit(invoice);
  return amountPaise > left ? `Only ${formatRupees(left)} of this invoice is left to credit.` : null;
}

/** Until when after the invoice's financial year, by the credit note's own date. */
interface CreditLimit extends EffectiveDated {
  /** `MM-DD`. */
  until: string;
}

/** CGST Act 2017, section 34(2), as enacted and as amended by the Finance Act 2022, section 102 (in force from 1 October 2022, notification 18/2022-CT). */
const limits: readonly CreditLimit[] = [
  { from: '2017-07-01', until: '09-30' },
  { from: '2022-10-01', until: '11-30' },
];

/** The last day on which a credit note of a day could still lower the tax of an invoice. */
export function lastCreditDay(invoiceDate: IsoDate, noteDate: IsoDate): IsoDate {
  const limit = findInForce(limits, noteDate) ?? (limits[0] as CreditLimit);
  return `${financialYearBounds(financialYearOf(invoiceDate)).to.slice(0, 4)}-${limit.until}`;
}

/** Whether a credit note of a day lowers the tax of its invoice, or only what is owed. */
export function lowersTax(invoiceDate: IsoDate, noteDate: IsoDate): boolean {
  return noteDate <= lastCreditDay(invoiceDate, noteDate);
}
