import { useGet } from 'shared/platform';

/** How many invoices, and their amount. */
export interface Tally {
  count: number;
  amountPaise: number;
}

/** Where invoicing stands today, as the server answers it. */
export interface InvoicingSummary {
  /** `YYYY-MM`. */
  month: string;
  drafts: Tally;
  unpaid: Tally;
  overdue: Tally;
  billed: Tally;
  received: Tally;
  ageing: ({ label: string } & Tally)[];
}

/** The figures of the overview. Their path lies below the invoices', so that they are asked again when an invoice changes. */
export function useSummary() {
  return useGet<InvoicingSummary>('invoices/summary');
}
