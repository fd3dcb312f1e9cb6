import { today } from '../../dates/dates';
import type { Invoice } from '../documents/invoice';
import { invoiceBalance, shownInvoiceStatus } from '../documents/invoiceStatus';

/** Later than any due date: an invoice that is not open never becomes late. */
const NEVER = '9999-12-31';

/** Billed, paid and credited amounts. */
export type Account = Pick<
  Invoice,
  'status' | 'dueDate' | 'totalPaise' | 'paidPaise' | 'creditedPaise' | 'debitedPaise'
>;

/** What follows from an invoice's sums. */
export type Settlement = Pick<Invoice, 'status' | 'standing' | 'balancePaise' | 'lateAfter'>;

/** The results of an invoice's sums: whether it is paid, the amount owed, and the day after which that is late. */
export function settlement(invoice: Account): Settlement {
  const isOpen = invoice.status === 'issued' || invoice.status === 'paid';
  const balancePaise = isOpen ? invoiceBalance(invoice) : 0;
  const status = isOpen ? (balancePaise > 0 ? 'issued' : 'paid') : invoice.status;
  const standing = shownInvoiceStatus({ ...invoice, status, dueDate: null }, today());
  return { status, standing, balancePaise, lateAfter: balancePaise > 0 && invoice.dueDate ? invoice.dueDate : NEVER };
}
