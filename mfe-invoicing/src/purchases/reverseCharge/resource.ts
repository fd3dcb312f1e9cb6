import {
  type ReverseChargeDocument,
  type ReverseChargeInput,
  type ReverseChargeKind,
  reverseChargeInput,
  reverseChargeNames,
} from 'shared/domain/money/purchases/reverseChargeDocument';
import type { Field, ListedRow, ResourceDefinition } from 'shared/ui';

const listed = [
  'kind',
  'number',
  'date',
  'amountPaise',
  'cancelledAt',
] as const satisfies readonly (keyof ReverseChargeDocument)[];
/** A self-invoice or payment voucher in lists. */
export type ReverseChargeRow = ListedRow<ReverseChargeDocument, typeof listed>;

const common: readonly Field<ReverseChargeInput>[] = [
  { name: 'date', label: 'Date', kind: 'date', required: true },
  { name: 'description', label: 'Description', required: true, maxLength: 500, help: 'What was bought, as printed.' },
];
const sac: Field<ReverseChargeInput> = {
  name: 'sac',
  label: 'SAC or HSN',
  required: true,
  maxLength: 8,
  help: 'The code of the service or goods: 998213 for legal advice, 998525 for guards.',
};

/** Self-invoices and payment vouchers, with the form of one kind. */
export const reverseChargeDocuments = (
  kind: ReverseChargeKind,
): ResourceDefinition<ReverseChargeRow, ReverseChargeInput> => ({
  path: 'reverse-charge-documents',
  name: { one: reverseChargeNames[kind].toLowerCase(), many: 'self-invoices and payment vouchers' },
  title: (row) => row.number,
  listed,
  defaultSort: '-date',
  filters: [],
  columns: [
    { key: 'number', title: 'Number', kind: 'code' },
    { key: 'kind', title: 'Kind', text: (row) => reverseChargeNames[row.kind] },
    { key: 'date', title: 'Date', kind: 'date' },
    { key: 'amountPaise', title: 'Amount', kind: 'money' },
    {
      key: 'cancelledAt',
      title: 'Status',
      kind: 'status',
      value: ({ cancelledAt }) => (cancelledAt ? 'Cancelled' : 'Issued'),
      tones: { Cancelled: 'orange', Issued: 'good' },
    },
  ],
  schema: reverseChargeInput,
  fields: kind === 'invoice' ? [...common, sac] : common,
});
