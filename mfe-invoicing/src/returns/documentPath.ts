import type { Gstr1Type } from 'shared/domain/money/returns/gstr1Document';

const folders: Readonly<Record<Gstr1Type, string>> = {
  Invoice: 'list',
  'Credit note': 'credit',
  'Debit note': 'debit',
};

/** The path of a document in a return. */
export const documentPath = ({ type, id }: { type: Gstr1Type; id: string }): string =>
  `/dashboard/invoicing/${folders[type]}/${id}`;
