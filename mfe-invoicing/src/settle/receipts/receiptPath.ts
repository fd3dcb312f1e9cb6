const LIST = '/dashboard/invoicing/receipts';

/** The path of a receipt's page. */
export const receiptPath = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

/** The path of the receipts' list. */
export const receiptsPath = LIST;

/** The path of the form that adds a receipt for a company or invoice. */
export const newReceiptPath = (of: { company: string } | { invoice: string }) =>
  `${LIST}?${new URLSearchParams({ form: 'new', ...of }).toString()}`;
