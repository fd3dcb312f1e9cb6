import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { linkTo } from 'shared/platform';
import type { Column, EmptyListProps, ListedRow } from 'shared/ui';
import { shownTones } from './shownTones';

/** The columns of invoice lists. */
export const listedInvoice = [
  'clientName',
  'companyId',
  'invoiceNo',
  'date',
  'dueDate',
  'totalPaise',
  'balancePaise',
  'status',
  'shown',
] as const satisfies readonly (keyof InvoiceView)[];

/** An invoice in a list. */
export type InvoiceRow = ListedRow<InvoiceView, typeof listedInvoice>;

/** The name that identifies an invoice to people. */
export function invoiceTitle(row: Pick<InvoiceView, 'invoiceNo' | 'clientName'>): string {
  return row.invoiceNo || (row.clientName ? `draft for ${row.clientName}` : 'draft');
}

/** The path, name and empty text of the lists of invoices. */
export const invoiceWords = {
  path: 'invoices',
  name: { one: 'invoice', many: 'invoices' },
  texts: {
    empty: 'No invoices found.',
    firstStep: 'Start with a draft and issue it when it is ready.',
  },
} satisfies EmptyListProps['resource'];

/** The columns of the lists of invoices. */
export const invoiceColumns: readonly Column<InvoiceRow>[] = [
  {
    key: 'clientName',
    title: 'Client name',
    sortable: true,
    text: (row) => row.clientName || 'No client yet',
    to: ({ companyId }) => linkTo('company', companyId),
  },
  {
    key: 'invoiceNo',
    title: 'Invoice number',
    kind: 'code',
    sortable: true,
    to: ({ id, invoiceNo }) => (invoiceNo === '' ? undefined : linkTo('invoice', id)),
  },
  { key: 'date', title: 'Date', kind: 'date', sortable: true, priority: 2 },
  { key: 'dueDate', title: 'Due date', kind: 'date', sortable: true, priority: 3 },
  { key: 'totalPaise', title: 'Amount', kind: 'money', sortable: true },
  { key: 'balancePaise', title: 'Balance', kind: 'money', sortable: true, priority: 3 },
  { key: 'shown', title: 'Status', kind: 'status', sortable: true, tones: shownTones },
];
