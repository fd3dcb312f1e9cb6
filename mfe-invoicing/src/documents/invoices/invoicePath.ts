const LIST = '/dashboard/invoicing/list';

/** The path of an invoice's page. */
export const invoicePath = (id: string): string => `${LIST}/${id}`;

/** The path of the invoice list with filters. */
export const invoicesPath = (query: string): string => `${LIST}?${query}`;
