import type { InvoicingSummary } from 'shared/domain/money/documents/invoicingAnswers';
import { useGet } from 'shared/platform';

/** The overview's figures. Their path is below the invoices' path, so that a changed invoice refetches them. */
export function useSummary() {
  return useGet<InvoicingSummary>('invoices/summary');
}
