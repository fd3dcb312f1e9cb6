import {
  type Receipt,
  type ReceiptInput,
  type ReceiptLine,
  receiptInput,
  receiptMethods,
} from 'shared/domain/money/settle/receipt';
import { CompanyInput, type Field, formatMoney, type ResourceDefinition } from 'shared/ui';
import { ReceiptLines } from './ReceiptLines';
import { receiptPath } from './receiptPath';

const lineText = ({ invoiceNo, amountPaise, tdsPaise, gstTdsPaise }: ReceiptLine) =>
  [
    `${invoiceNo} ${formatMoney(amountPaise)}`,
    ...(tdsPaise > 0 ? [`TDS ${formatMoney(tdsPaise)}`] : []),
    ...(gstTdsPaise > 0 ? [`GST-TDS ${formatMoney(gstTdsPaise)}`] : []),
  ].join(' and ');

const history: readonly { name: string; label: string; format?: (value: unknown) => string }[] = [
  {
    name: 'lines',
    label: 'Invoices',
    format: (lines: unknown) => (lines as ReceiptLine[]).map(lineText).join('; ') || 'none',
  },
  { name: 'companyId', label: 'Company' },
];

/** A client's payment for any number of its invoices. */
export const receipts: ResourceDefinition<Receipt, ReceiptInput> = {
  path: 'receipts',
  name: { one: 'receipt', many: 'receipts' },
  title: ({ clientName, reference, amountPaise }) => `${clientName}, ${reference || formatMoney(amountPaise)}`,
  texts: {
    empty: 'No receipts found.',
    emptyHint:
      'A receipt settles several invoices of a client at once, with the tax kept back. What is left is an advance.',
    remove: 'Take back',
    removeQuestion: 'Take this receipt back? Its invoices are due again.',
    removed: 'Receipt taken back',
    removeFailed: 'Failed to take the receipt back',
  },
  defaultSort: '-date',
  search: 'Client, reference or invoice number',
  filters: [
    { kind: 'dateRange', name: 'date', label: 'Date' },
    { name: 'advancePaise.from', label: 'Advance', options: [{ value: '1', label: 'Not set off' }] },
    { name: 'gstTdsPaise.from', label: 'GST-TDS', options: [{ value: '1', label: 'Kept back' }] },
  ],
  columns: [
    { key: 'clientName', title: 'Client', sortable: true, to: ({ id }) => receiptPath(id) },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'amountPaise', title: 'Received', kind: 'money', sortable: true },
    { key: 'tdsPaise', title: 'TDS', kind: 'money', sortable: true, priority: 2 },
    { key: 'gstTdsPaise', title: 'GST-TDS', kind: 'money', priority: 3 },
    { key: 'advancePaise', title: 'Advance', kind: 'money', sortable: true, priority: 2 },
    { key: 'reference', title: 'Reference', kind: 'code', priority: 2 },
    {
      key: 'lines',
      title: 'Invoices',
      text: ({ lines }) => lines.map(({ invoiceNo }) => invoiceNo).join(', ') || '–',
      priority: 3,
    },
    { key: 'method', title: 'Method', priority: 3 },
  ],
  schema: receiptInput,
  history: history as readonly Field<object>[],
  fields: [
    {
      kind: 'custom',
      name: 'clientName',
      label: 'Client',
      required: true,
      sets: ['companyId'],
      render: (control) => <CompanyInput {...control} maxLength={200} />,
    },
    { name: 'amountPaise', label: 'Amount received', kind: 'money', required: true },
    { name: 'tdsPaise', label: 'TDS', kind: 'money', help: 'Income tax that the client kept back from the invoices.' },
    {
      name: 'gstTdsPaise',
      label: 'GST-TDS',
      kind: 'money',
      help: 'GST that a government body kept back of the contract’s taxable value.',
    },
    { name: 'date', label: 'Date', kind: 'date', required: true },
    { name: 'method', label: 'Method', kind: 'select', options: receiptMethods, required: true },
    { name: 'reference', label: 'Reference', maxLength: 120, help: 'UTR or cheque number.' },
    {
      kind: 'custom',
      name: 'lines',
      label: 'Invoices',
      labelled: 'none',
      render: (control) => <ReceiptLines {...control} />,
    },
  ],
};
