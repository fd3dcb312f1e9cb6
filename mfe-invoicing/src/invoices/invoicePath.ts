/** Where an invoice is shown. */
export const invoicePath = (id: string): string => `/dashboard/invoicing/list/${id}`;
