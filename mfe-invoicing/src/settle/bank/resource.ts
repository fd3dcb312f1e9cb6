import { type BankLine, type BankLineInput, bankLineInput } from 'shared/domain/money/settle/bankLine';
import type { ResourceDefinition } from 'shared/ui';
import { stateColumn } from '../../matching/MatchPanel';
import { receiptPath } from '../receipts/receiptPath';

/** Credits read from bank statements. */
export const bankLines: ResourceDefinition<BankLine, BankLineInput> = {
  path: 'bank-lines',
  name: { one: 'bank credit', many: 'bank credits' },
  title: ({ narration, reference }) => narration || reference || 'credit',
  texts: {
    empty: 'No bank credits found.',
    emptyHint: 'Load a bank statement: each credit is matched with the invoices that it pays.',
  },
  defaultSort: '-date',
  search: 'Narration, reference or amount',
  filters: [{ kind: 'dateRange', name: 'date', label: 'Date' }],
  columns: [
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'narration', title: 'Narration', wraps: true },
    { key: 'reference', title: 'Reference', kind: 'code', priority: 3 },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    {
      ...stateColumn,
      key: 'state',
      sortable: true,
      to: ({ receiptId }) => (receiptId ? receiptPath(receiptId) : undefined),
    },
  ],
  schema: bankLineInput,
  fields: [],
};
