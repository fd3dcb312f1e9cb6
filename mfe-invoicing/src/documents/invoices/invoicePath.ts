const LIST = '/dashboard/invoicing/list';

/** Where an invoice is shown. */
export const invoicePath = (id: string): string => `${LIST}/${id}`;

/** The address of the list of some invoices, by its filters. */
export const invoicesPath = (query: string): string => `${LIST}?${query}`;
