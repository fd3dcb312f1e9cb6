const LIST = '/dashboard/invoicing/receipts';

/** Where a receipt is shown. */
export const receiptPath = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

/** Where the receipts are listed. */
export const receiptsPath = LIST;

/** Where a receipt of a company, or for an invoice, is entered. */
export const newReceiptPath = (of: { company: string } | { invoice: string }) =>
  `${LIST}?${new URLSearchParams({ form: 'new', ...of }).toString()}`;
