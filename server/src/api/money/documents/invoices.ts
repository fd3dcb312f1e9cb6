import { addDays, today } from 'shared/domain/dates/dates';
import {
  type Invoice,
  type InvoiceInput,
  type InvoiceView,
  invoiceInput,
  invoiceRecord,
  taxHeads,
} from 'shared/domain/money/documents/invoice';
import {
  overdueAges,
  type ShownFilter,
  shownFilters,
  shownInvoiceStatus,
} from 'shared/domain/money/documents/invoiceStatus';
import { placeText } from 'shared/domain/papers/documentSheet';
import type { CsvCell } from 'shared/domain/tables/csv';
import { sumPaise } from 'shared/domain/text/money';
import { badInput } from '../../../core/errors';
import { annualReturnDays } from '../../duties/annualReturns';
import { differences } from '../../records/changes/audit';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell } from '../../records/lists/csvCells';
import { settleShares } from './billedShares';
import { invoiceSamples } from './invoiceSamples';
import { prepareInvoice } from './prepareInvoice';

function columnsOf(shown: ShownFilter): Record<string, string> {
  const now = today();
  if (shown === 'Outstanding') return { standing: 'Unpaid,Part paid' };
  // An invoice imported from earlier books was issued there.
  if (shown === 'Issued') return { standing: 'Unpaid,Part paid,Paid,Credited', 'issuedAt.from': '2' };
  const age = overdueAges.find((each) => each.shown === shown);
  if (age)
    return {
      ...(Number.isFinite(age.to) && { 'lateAfter.from': addDays(now, -age.to) }),
      'lateAfter.to': addDays(now, -age.from),
    };
  if (shown === 'Overdue') return { 'lateAfter.to': addDays(now, -1) };
  return shown === 'Unpaid' || shown === 'Part paid' ? { standing: shown, 'lateAfter.from': now } : { standing: shown };
}

/** Makes lists filterable and sortable by `shown`, which depends on the day, using stored columns. */
function translateShown({ shown, ...query }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const wanted = shownFilters.find((known) => known === shown);
  if (shown && !wanted) throw badInput([{ path: 'shown', msg: `The status is one of ${shownFilters.join(', ')}.` }]);
  const sort = String(query.sort ?? '')
    .split(',')
    .map((key) => key.replace(/^(-?)shown$/, '$1standing'))
    .join(',');
  return { ...query, ...(sort !== '' && { sort }), ...(wanted && columnsOf(wanted)) };
}

const tax =
  (head: string) =>
  ({ taxLines }: Invoice) =>
    amountCell(sumPaise(taxLines.filter((line) => line.head === head).map((line) => line.amountPaise)));

/** The columns of exported invoices. */
const csv: Record<string, (invoice: InvoiceView) => CsvCell> = {
  'Invoice number': ({ invoiceNo }) => invoiceNo,
  'Client name': ({ clientName }) => clientName,
  GSTIN: ({ clientGstin }) => clientGstin,
  'Place of supply': ({ placeOfSupply }) => placeText(placeOfSupply),
  Date: ({ date }) => date,
  'Due date': ({ dueDate }) => dueDate,
  Status: ({ shown }) => shown,
  Subtotal: ({ subtotalPaise }) => amountCell(subtotalPaise),
  'Tax percent': ({ taxPercent }) => taxPercent,
  'Reverse charge': ({ taxTreatment }) => (taxTreatment === 'reverse' ? 'Yes' : 'No'),
  ...Object.fromEntries([...taxHeads, 'Tax'].map((head) => [head, tax(head)])),
  'Round-off': ({ roundOffPaise }) => amountCell(roundOffPaise),
  Total: ({ totalPaise }) => amountCell(totalPaise),
  Paid: ({ paidPaise }) => amountCell(paidPaise),
  Credited: ({ creditedPaise }) => amountCell(creditedPaise),
  Debited: ({ debitedPaise }) => amountCell(debitedPaise),
  Balance: ({ balancePaise }) => amountCell(balancePaise),
};

const typed = Object.keys(invoiceInput.shape);

/** Why an invoice can't be changed by hand: an issued one never changes. */
function refuseChange({ operation, before, after }: Change<Invoice, InvoiceInput>): string | undefined {
  if (before === undefined || before.status === 'draft') return undefined;
  if (operation === 'delete') return 'An issued invoice cannot be deleted; cancel it, or write a credit note.';
  return Object.keys(differences(typed, before, after)).length > 0
    ? 'An issued invoice cannot be changed; cancel it, or write a credit or debit note.'
    : undefined;
}

/** Invoices, from blank draft to paid. */
export const invoices = defineResource({
  path: 'invoices',
  belongsTo: { company: 'companyId' },
  title: 'invoice',
  input: invoiceInput,
  record: invoiceRecord,
  derived: ['shown', 'annualReturnOn'],
  named: ['invoiceNo', 'draftNo'],
  references: { companyId: 'companies' },
  excludeFromHistory: ['standing', 'lateAfter', 'linePaise', 'registration'],
  search: ['clientName', 'invoiceNo', 'draftNo', 'clientGstin', 'totalPaise', 'notes', 'items.description'],
  current: { column: 'standing', values: ['Draft', 'Unpaid', 'Part paid'] },
  translate: translateShown,
  prepare: prepareInvoice,
  refuse: refuseChange,
  after: settleShares,
  derive: async (records, db) => {
    const dayOf = await annualReturnDays(db, records);
    return records.map((record) => ({
      ...record,
      shown: shownInvoiceStatus(record, today()),
      annualReturnOn: dayOf(record) ?? null,
    }));
  },
  csv,
  seed: () => invoiceSamples(today()),
});
