import type { Column } from 'shared/ui';
import { type ShownInvoice, shownTones } from './shownTones';

/** What names an invoice to a person. */
export function invoiceTitle(row: Pick<ShownInvoice, 'invoiceNo' | 'clientName'>): string {
  return row.invoiceNo || (row.clientName ? `draft for ${row.clientName}` : 'draft');
}

/** The columns of the lists of invoices. */
export const invoiceColumns: readonly Column<ShownInvoice>[] = [
  { key: 'clientName', title: 'Client name', sortable: true, render: (row) => row.clientName || 'No client yet' },
  { key: 'invoiceNo', title: 'Invoice number', sortable: true, width: 144 },
  { key: 'date', title: 'Date', kind: 'date', sortable: true, width: 116, priority: 2 },
  { key: 'dueDate', title: 'Due date', kind: 'date', sortable: true, priority: 3 },
  { key: 'totalPaise', title: 'Amount', kind: 'money', sortable: true, width: 140 },
  { key: 'balancePaise', title: 'Balance', kind: 'money', sortable: true, priority: 3 },
  { key: 'shown', title: 'Status', kind: 'status', sortable: true, tones: shownTones, width: 116 },
];
