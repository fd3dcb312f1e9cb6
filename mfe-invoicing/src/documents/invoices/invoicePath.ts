const LIST = '/dashboard/invoicing/list';

/** Where an invoice is shown. */
export const invoicePath = (id: string): string => `${LIST}/${id}`;

/** Where some invoices are listed, by what narrows their list. */
export const invoicesPath = (query: string): string => `${LIST}?${query}`;
