import type { IsoDate } from '../../dates/isoDate';
import { type Invoice, type ShownInvoiceStatus, shownInvoiceStatuses } from './invoice';

/** Ranges of days overdue, from and to. */
export const overdueAges = [
  { label: '1–30 days', from: 1, to: 30, shown: 'Overdue 1–30 days' },
  { label: '31–60 days', from: 31, to: 60, shown: 'Overdue 31–60 days' },
  { label: '61–90 days', from: 61, to: 90, shown: 'Overdue 61–90 days' },
  { label: 'Over 90 days', from: 91, to: Number.POSITIVE_INFINITY, shown: 'Overdue over 90 days' },
] as const;

/**
 * The filters of the invoice list: a displayed status, everything owed, everything issued that counts, and overdue by
 * age.
 */
export const shownFilters = [
  ...shownInvoiceStatuses,
  'Outstanding',
  'Issued',
  ...overdueAges.map(({ shown }) => shown),
] as const;
export type ShownFilter = (typeof shownFilters)[number];

type Owed = Pick<Invoice, 'totalPaise' | 'paidPaise' | 'creditedPaise' | 'debitedPaise'>;

/** The amount the client still owes, in paise; negative if overpaid or overcredited. */
export function invoiceBalance(invoice: Owed): number {
  return invoice.totalPaise + invoice.debitedPaise - invoice.creditedPaise - invoice.paidPaise;
}

/** The displayed status on a day; overdue from the day after the due date. */
export function shownInvoiceStatus(
  invoice: Owed & Pick<Invoice, 'status' | 'dueDate'>,
  today: IsoDate,
): ShownInvoiceStatus {
  if (invoice.status === 'draft') return 'Draft';
  if (invoice.status === 'cancelled') return 'Cancelled';
  if (invoiceBalance(invoice) <= 0) return invoice.paidPaise === 0 && invoice.creditedPaise > 0 ? 'Credited' : 'Paid';
  if (invoice.status === 'paid') return 'Paid';
  if (invoice.dueDate !== null && invoice.dueDate < today) return 'Overdue';
  return invoice.paidPaise > 0 ? 'Part paid' : 'Unpaid';
}
