/** Where a credit or debit note is shown. */
export const notePath = (kind: 'credit' | 'debit', id: string): string => `/dashboard/invoicing/${kind}/${id}`;
