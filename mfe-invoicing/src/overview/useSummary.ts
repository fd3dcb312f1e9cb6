import type { InvoicingSummary } from 'shared/domain/money/documents/invoicingAnswers';
import { useGet } from 'shared/platform';

/** The figures of the overview. Their path lies below the invoices', so that they are asked again when an invoice changes. */
export function useSummary() {
  return useGet<InvoicingSummary>('invoices/summary');
}
