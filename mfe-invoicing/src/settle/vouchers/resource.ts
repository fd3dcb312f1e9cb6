import { sacs } from 'shared/domain/money/documents/sac';
import { type Voucher, type VoucherInput, type VoucherKind, voucherInput } from 'shared/domain/money/settle/voucher';
import { states } from 'shared/domain/records/states';
import { type Field, type ListedRow, type ResourceDefinition } from 'shared/ui';
import { receiptPath } from '../receipts/receiptPath';

const listed = [
  ...(['kind', 'number', 'clientName', 'receiptId', 'date', 'amountPaise'] as const),
  ...(['leftPaise', 'against', 'cancelledAt'] as const),
] as const satisfies readonly (keyof Voucher)[];
/** A voucher in lists. */
export type VoucherRow = ListedRow<Voucher, typeof listed>;

const kindNames = { receipt: 'Receipt voucher', refund: 'Refund voucher' } as const;

const common: readonly Field<VoucherInput>[] = [
  { name: 'date', label: 'Date', kind: 'date', required: true },
  { name: 'amountPaise', label: 'Amount', kind: 'money', required: true, help: 'Tax included.' },
  { name: 'description', label: 'Description', maxLength: 500, span: 2, help: 'What the advance is for, as printed.' },
];

const ofReceipt: readonly Field<VoucherInput>[] = [
  ...common,
  {
    name: 'sac',
    label: 'SAC',
    kind: 'select',
    options: sacs.map(({ code, title }) => ({ value: code, label: `${code} ${title}` })),
    clearable: false,
  },
  { name: 'taxPercent', label: 'Tax percent', kind: 'number', min: 0, max: 100, unit: '%', required: true },
  {
    name: 'reverseCharge',
    label: 'The client pays the tax on reverse charge',
    kind: 'checkbox',
    help: 'Security services of a firm that is no body corporate. The advance then holds no tax.',
  },
  {
    name: 'placeOfSupply',
    label: 'Place of supply',
    kind: 'select',
    options: states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
    help: 'Leave it blank for the state of the company on record.',
  },
  {
    name: 'registration',
    label: 'Company’s GSTIN',
    maxLength: 15,
    help: 'Leave it blank for that of the company details.',
  },
];

/** Advance vouchers, with the form of one kind. */
export const vouchers = (kind: VoucherKind): ResourceDefinition<VoucherRow, VoucherInput> => ({
  path: 'vouchers',
  name: kind === 'receipt' ? { one: 'receipt voucher', many: 'vouchers' } : { one: 'refund voucher', many: 'vouchers' },
  title: (row) => row.number,
  texts: {
    empty: 'No vouchers found.',
    emptyHint: 'GST on services is due when an advance comes. Open its receipt to issue the receipt voucher.',
  },
  listed,
  defaultSort: '-date',
  search: 'Client or number',
  filters: [
    { name: 'kind', label: 'Kind', options: Object.entries(kindNames).map(([value, label]) => ({ value, label })) },
    { kind: 'dateRange', name: 'date', label: 'Date' },
  ],
  columns: [
    { key: 'number', title: 'Number', kind: 'code', sortable: true, to: ({ receiptId }) => receiptPath(receiptId) },
    { key: 'kind', title: 'Kind', text: (row) => kindNames[row.kind], priority: 2 },
    { key: 'clientName', title: 'Client', sortable: true },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    { key: 'leftPaise', title: 'Left', kind: 'money', priority: 2 },
    { key: 'against', title: 'Against', kind: 'code', text: ({ against }) => against || '–', priority: 3 },
    {
      key: 'cancelledAt',
      title: 'Status',
      kind: 'status',
      priority: 2,
      value: ({ cancelledAt }) => (cancelledAt ? 'Cancelled' : 'Issued'),
      tones: { Cancelled: 'orange', Issued: 'good' },
    },
  ],
  schema: voucherInput,
  fields: kind === 'receipt' ? ofReceipt : common,
});
