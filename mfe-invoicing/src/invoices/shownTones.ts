import type { Invoice } from 'shared/domain/invoice';
import type { ShownInvoiceStatus } from 'shared/domain/invoiceStatus';
import type { Tone } from 'shared/ui';

/** An invoice with the status that is shown of it today. */
export type ShownInvoice = Invoice & { shown: ShownInvoiceStatus };

/** Paid, Unpaid and Overdue speak for themselves; every other status is orange. */
export const shownTones: Readonly<Record<ShownInvoiceStatus, Tone>> = {
  Draft: 'orange',
  Unpaid: 'neutral',
  'Part paid': 'orange',
  Overdue: 'bad',
  Paid: 'good',
  Credited: 'orange',
  Cancelled: 'orange',
};
