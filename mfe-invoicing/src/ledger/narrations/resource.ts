import { today } from 'shared/domain/dates/dates';
import {
  type Narration,
  type NarrationInput,
  narrationInput,
  narrationTypes,
} from 'shared/domain/money/ledger/narration';
import type { ResourceDefinition } from 'shared/ui';

/** The account's narrations ledger. */
export const narrations = (): ResourceDefinition<Narration, NarrationInput> => ({
  path: 'narrations',
  name: { one: 'narration entry', many: 'narration entries' },
  title: (row) => row.narration,
  texts: {
    empty: 'No narration entries yet.',
    firstStep: 'Note what came in and went out, and why. Totals are added up for you.',
  },
  defaultSort: '-date',
  search: 'Search narrations',
  filters: [
    { name: 'type', label: 'Type', options: narrationTypes },
    { kind: 'dateRange', name: 'date', label: 'Date' },
  ],
  columns: [
    { key: 'narration', title: 'Narration', sortable: true },
    { key: 'amountPaise', title: 'Amount', kind: 'money', sortable: true },
    { key: 'type', title: 'Type', kind: 'status', sortable: true, tones: { Credit: 'good', Debit: 'orange' } },
    { key: 'date', title: 'Date', kind: 'date', sortable: true },
    { key: 'runningPaise', title: 'Running total of type', kind: 'money', priority: 3 },
  ],
  schema: narrationInput,
  defaults: { type: 'Credit', date: today() },
  fields: [
    { name: 'narration', label: 'Narration', required: true, maxLength: 500, span: 2, inLine: true },
    { name: 'amountPaise', label: 'Amount', kind: 'money', required: true, inLine: true },
    { name: 'type', label: 'Type', kind: 'select', options: narrationTypes, required: true, inLine: true },
    { name: 'date', keeps: true, label: 'Date', kind: 'date', required: true, inLine: true },
  ],
});
