import {
  type BankLayoutInput,
  type BankLayoutRecord,
  bankLayoutInput,
  bankPlaceholders,
  bankSeparators,
} from 'shared/domain/pay/files/bankLayout';
import type { ResourceDefinition } from 'shared/ui';

/** The office's own bank layouts. */
export const bankLayouts: ResourceDefinition<BankLayoutRecord, BankLayoutInput> = {
  path: 'bank-layouts',
  name: { one: 'bank layout', many: 'bank layouts' },
  title: ({ name }) => name,
  search: false,
  defaultSort: 'name',
  columns: [
    { key: 'name', title: 'Bank', sortable: true },
    { key: 'separator', title: 'Separator' },
  ],
  schema: bankLayoutInput,
  fields: [
    { name: 'name', label: 'Bank', required: true },
    {
      name: 'separator',
      label: 'Separator',
      kind: 'select',
      options: Object.keys(bankSeparators).map((value) => ({ value, label: value })),
    },
    { name: 'hasHeading', label: 'First line has headings', kind: 'checkbox' },
    {
      name: 'columns',
      label: 'Columns',
      kind: 'textarea',
      rows: 8,
      required: true,
      help: `A line for each column, such as “Account: {account}”. Placeholders: ${bankPlaceholders.map((name) => `{${name}}`).join(' ')}`,
    },
  ],
};
