import { useGet } from 'shared/platform';

/** How many documents, what they come to, and the page that lists exactly them where there is one. */
export interface Tally {
  count: number;
  amountPaise: number;
  path?: string;
}

/** Where invoicing stands today, as the server answers it. */
export interface InvoicingSummary {
  /** `YYYY-MM`. */
  month: string;
  drafts: Tally;
  outstanding: Tally;
  overdue: Tally;
  billed: Tally;
  received: Tally;
  ageing: ({ label: string } & Tally)[];
}

/** The figures of the overview. Their path lies below the invoices', so that they are asked again when an invoice changes. */
export function useSummary() {
  return useGet<InvoicingSummary>('invoices/summary');
}
