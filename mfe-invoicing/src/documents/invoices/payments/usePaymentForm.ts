import { today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { useFormDrawer } from 'shared/ui';
import { payments } from './resource';

/** The drawer that adds and edits an invoice's payments; a new one starts with the amount owed. */
export function usePaymentForm(invoice: Pick<Invoice, 'id' | 'balancePaise'>) {
  return useFormDrawer(payments, {
    initial: {
      invoiceId: invoice.id,
      amountPaise: Math.max(0, invoice.balancePaise),
      date: today(),
      method: 'Bank transfer',
    },
    alsoRefresh: ['invoices'],
    single: true,
  });
}
