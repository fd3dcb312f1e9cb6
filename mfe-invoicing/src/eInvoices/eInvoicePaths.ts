import type { EInvoiceRow } from 'shared/domain/money/eInvoices/eInvoiceAnswers';

const folders = { INV: 'list', CRN: 'credit', DBN: 'debit' } as const;

/** The path of an e-invoice's document. */
export const documentPath = ({ type, id }: Pick<EInvoiceRow, 'type' | 'id'>): string =>
  `/dashboard/invoicing/${folders[type]}/${id}`;
