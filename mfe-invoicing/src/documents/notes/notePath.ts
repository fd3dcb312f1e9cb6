/** The path of a credit or debit note's page. */
export const notePath = (kind: 'credit' | 'debit', id: string): string => `/dashboard/invoicing/${kind}/${id}`;
