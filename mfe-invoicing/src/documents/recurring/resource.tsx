import {
  type RecurringInvoice,
  type RecurringInvoiceInput,
  recurringInvoiceInput,
  rhythms,
} from 'shared/domain/money/documents/recurringInvoice';
import { linkTo } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';
import { LikeInvoice } from './LikeInvoice';

/** Invoices that recur. */
export const recurringInvoices: ResourceDefinition<RecurringInvoice, RecurringInvoiceInput> = {
  path: 'recurring-invoices',
  name: { one: 'recurring invoice', many: 'recurring invoices' },
  title: ({ clientName, invoiceNo, rhythm }) => `${clientName || invoiceNo}, ${rhythm.toLowerCase()}`,
  texts: {
    empty: 'No recurring invoices found.',
    emptyHint: 'Choose an invoice and how often it is billed: a draft like it is made on each day.',
  },
  defaultSort: 'nextOn',
  search: 'Client or invoice number',
  columns: [
    { key: 'clientName', title: 'Client', sortable: true },
    {
      key: 'invoiceNo',
      title: 'Like invoice',
      kind: 'code',
      text: ({ invoiceNo }) => invoiceNo || 'Draft',
      to: ({ invoiceId }) => linkTo('invoice', invoiceId),
    },
    { key: 'rhythm', title: 'Rhythm' },
    { key: 'nextOn', title: 'Next draft', kind: 'date', sortable: true },
    { key: 'endOn', title: 'Last day', kind: 'date', priority: 2 },
    { key: 'madeOn', title: 'Latest draft', kind: 'date', priority: 2 },
    { key: 'problem', title: 'Problem', text: ({ problem }) => problem || '–', priority: 2 },
  ],
  schema: recurringInvoiceInput,
  fields: [
    {
      kind: 'custom',
      name: 'invoiceId',
      label: 'Like invoice',
      required: true,
      render: (control) => <LikeInvoice {...control} />,
    },
    { name: 'rhythm', label: 'Rhythm', kind: 'select', options: Object.keys(rhythms), clearable: false },
    {
      name: 'startOn',
      label: 'First draft',
      kind: 'date',
      required: true,
      help: 'Later drafts are made on the same day.',
    },
    { name: 'endOn', label: 'Last day', kind: 'date', help: 'Leave it blank to go on until you end it.' },
  ],
};
