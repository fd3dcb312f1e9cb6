import type { Field } from 'shared/ui';
import type { ShownInvoice } from './shownTones';

const fields: readonly Field<ShownInvoice & { standing: string; lateAfter: string }>[] = [
  { name: 'status', label: 'Status' },
  { name: 'standing', label: 'Standing' },
  { name: 'lateAfter', label: 'Late after', kind: 'date' },
  { name: 'draftNo', label: 'Number as a draft' },
  { name: 'financialYear', label: 'Financial year' },
  { name: 'placeOfSupply', label: 'Place of supply' },
  { name: 'issuedAt', label: 'Issued', kind: 'date' },
  { name: 'cancelledAt', label: 'Cancelled', kind: 'date' },
  { name: 'linePaise', label: 'Line totals in paise' },
  { name: 'taxLines', label: 'Tax lines' },
  { name: 'subtotalPaise', label: 'Subtotal', kind: 'money' },
  { name: 'taxPaise', label: 'Tax', kind: 'money' },
  { name: 'totalPaise', label: 'Total', kind: 'money' },
  { name: 'paidPaise', label: 'Paid', kind: 'money' },
  { name: 'creditedPaise', label: 'Credited', kind: 'money' },
  { name: 'debitedPaise', label: 'Debited', kind: 'money' },
  { name: 'balancePaise', label: 'Balance', kind: 'money' },
];

/** The names, in an invoice's history, of what the server sets. */
export const historyFields = fields as readonly Field<object>[];
