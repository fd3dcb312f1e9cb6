import type { ShownInvoiceStatus } from 'shared/domain/money/documents/invoice';
import type { Tone } from 'shared/ui';

/** Paid, Unpaid and Overdue have their usual tones; every other status is orange. */
export const shownTones: Readonly<Record<ShownInvoiceStatus, Tone>> = {
  Draft: 'orange',
  Unpaid: 'neutral',
  'Part paid': 'orange',
  Overdue: 'bad',
  Paid: 'good',
  Credited: 'orange',
  Cancelled: 'orange',
};
