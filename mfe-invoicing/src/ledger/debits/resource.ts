import { today } from 'shared/domain/dates/dates';
import { type Debit, type DebitInput, debitInput } from 'shared/domain/money/ledger/debit';
import type { ResourceDefinition } from 'shared/ui';

/** The account's debit ledger. */
export const debits = (): ResourceDefinition<Debit, DebitInput> => ({
  path: 'debits',
  name: { one: 'debit entry', many: 'debit entries' },
  title: (row) => row.description,
  texts: {
    empty: 'No debit entries added yet.',
    firstStep: 'Record what the company spent; the total is added up for you.',
  },
  defaultSort: '-date',
  search: 'Search descriptions',
  filters: [{ kind: 'dateRange', name: 'date', label: 'Date' }],
  columns: [
    { key: 'description', title: 'Description', sortable: true },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'runningPaise', title: 'Running total', kind: 'money', priority: 3 },
  ],
  schema: debitInput,
  defaults: { date: today() },
  fields: [
    { name: 'description', label: 'Description', required: true, maxLength: 500, span: 2, inLine: true },
    { name: 'amountPaise', label: 'Amount', kind: 'money', required: true, inLine: true },
    { name: 'date', keeps: true, label: 'Date', kind: 'date', required: true, inLine: true },
  ],
});
