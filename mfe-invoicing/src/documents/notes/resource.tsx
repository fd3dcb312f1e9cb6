import { today } from 'shared/domain/dates/dates';
import {
  type CreditNote,
  type CreditNoteInput,
  creditNoteInput,
  type DebitNote,
  type DebitNoteInput,
  debitNoteInput,
  type Note,
  type NoteKind,
  noteReasons,
} from 'shared/domain/money/documents/note';
import { linkTo } from 'shared/platform';
import type { Field, ListedRow, ResourceDefinition } from 'shared/ui';
import { InvoicePicker } from './InvoicePicker';
import { NoteLines } from './NoteLines';
import { notePath } from './notePath';

/** The columns of note lists other than the note's number. */
const listed = [
  'clientName',
  'companyId',
  'invoiceId',
  'invoiceNo',
  'date',
  'amountPaise',
  'reason',
  'cancelledAt',
] as const satisfies readonly (keyof CreditNote & keyof DebitNote)[];
const listedCredit = [...listed, 'creditNoteNumber'] as const;
const listedDebit = [...listed, 'debitNoteNumber'] as const;

interface NoteInput {
  invoiceId: string;
  date: string;
  lines: CreditNoteInput['lines'];
  amountPaise: number;
  reasonCode: string;
  reason: string;
}

const invoiceField = (kind: NoteKind): Field<NoteInput> => ({
  kind: 'custom',
  name: 'invoiceId',
  label: 'Invoice',
  required: true,
  render: (control) => <InvoicePicker {...control} kind={kind} />,
});
const commonFields = (kind: NoteKind): readonly Field<NoteInput>[] => [
  { name: 'date', label: 'Date', kind: 'date', required: true },
  {
    kind: 'custom',
    name: 'lines',
    label: 'Lines',
    labelled: 'none',
    sets: ['amountPaise'],
    render: (control) => <NoteLines {...control} kind={kind} />,
  },
  {
    name: 'amountPaise',
    label: 'Amount',
    kind: 'money',
    required: true,
    help: 'Tax included. Follows the lines; without any it is shared by those of the invoice.',
  },
  {
    name: 'reasonCode',
    label: 'Reason code',
    kind: 'select',
    options: Object.entries(noteReasons).map(([value, label]) => ({ value, label: `${value} ${label}` })),
    clearable: false,
  },
  { name: 'reason', label: 'Reason', kind: 'textarea', required: true, maxLength: 500 },
];
const numberHelp = 'Leave it blank for the next number of the series.';

const noLines: CreditNoteInput['lines'] = [];

const common = () =>
  ({
    search: 'Client, number or reason',
    filters: [{ kind: 'dateRange', name: 'date', label: 'Date' }],
    defaults: { date: today(), lines: noLines, reasonCode: '07' },
  }) as const;

const clientColumn = {
  key: 'clientName',
  title: 'Client name',
  sortable: true,
  to: ({ companyId }: { companyId: string }) => linkTo('company', companyId),
} as const;
const invoiceColumn = {
  key: 'invoiceNo',
  title: 'Invoice',
  kind: 'code',
  sortable: true,
  priority: 2,
  text: ({ invoiceNo }: Pick<Note, 'invoiceNo'>) => invoiceNo || '–',
  to: ({ invoiceId }: Pick<Note, 'invoiceId'>) => linkTo('invoice', invoiceId),
} as const;
const statusColumn = {
  key: 'cancelledAt',
  title: 'Status',
  kind: 'status',
  priority: 2,
  value: (row: Pick<Note, 'cancelledAt'>) => (row.cancelledAt ? 'Cancelled' : 'Issued'),
  tones: { Cancelled: 'orange', Issued: 'good' },
} as const;

/** Credits against issued invoices. */
export const creditNotes = (): ResourceDefinition<ListedRow<CreditNote, typeof listedCredit>, CreditNoteInput> => ({
  ...common(),
  path: 'credit-notes',
  name: { one: 'credit note', many: 'credit notes' },
  title: (row) => row.creditNoteNumber,
  texts: {
    empty: 'No credit notes found.',
    emptyHint:
      'A credit note reduces an issued invoice, for example when a worker left early or a price was agreed later.',
  },
  listed: listedCredit,
  columns: [
    clientColumn,
    {
      key: 'creditNoteNumber',
      title: 'Credit note number',
      kind: 'code',
      sortable: true,
      to: ({ id }) => notePath('credit', id),
    },
    invoiceColumn,
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    { key: 'reason', title: 'Reason', priority: 3 },
    statusColumn,
  ],
  schema: creditNoteInput,
  fields: [
    invoiceField('credit'),
    { name: 'creditNoteNumber', label: 'Credit note number', help: numberHelp, maxLength: 16 },
    ...commonFields('credit'),
  ],
});

/** Extra charges on issued invoices. */
export const debitNotes = (): ResourceDefinition<ListedRow<DebitNote, typeof listedDebit>, DebitNoteInput> => ({
  ...common(),
  path: 'debit-notes',
  name: { one: 'debit note', many: 'debit notes' },
  title: (row) => row.debitNoteNumber,
  texts: {
    empty: 'No debit notes found.',
    emptyHint: 'A debit note adds to an issued invoice, for example for overtime, a replacement or a higher rate.',
  },
  listed: listedDebit,
  columns: [
    clientColumn,
    {
      key: 'debitNoteNumber',
      title: 'Debit note number',
      kind: 'code',
      sortable: true,
      to: ({ id }) => notePath('debit', id),
    },
    invoiceColumn,
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    { key: 'reason', title: 'Reason', priority: 3 },
    statusColumn,
  ],
  schema: debitNoteInput,
  fields: [
    invoiceField('debit'),
    { name: 'debitNoteNumber', label: 'Debit note number', help: numberHelp, maxLength: 16 },
    ...commonFields('debit'),
  ],
});
