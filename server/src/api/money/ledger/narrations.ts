import { narrationInput, narrationRecord } from 'shared/domain/money/ledger/narration';
import { defineResource } from '../../records/defineResource';
import { amountCell } from '../../records/lists/csvCells';
import { runningTotals } from './ledgerTotals';

/** The account's narrations ledger. */
export const narrations = defineResource({
  path: 'narrations',
  title: 'narration',
  input: narrationInput,
  record: narrationRecord,
  derived: ['runningPaise'],
  named: ['narration'],
  search: ['narration', 'amountPaise'],
  order: '-date,-id',
  derive: runningTotals('narrations', 'type'),
  csv: {
    Narration: ({ narration }) => narration,
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    Type: ({ type }) => type,
    Date: ({ date }) => date,
    'Running total': ({ runningPaise }) => amountCell(runningPaise),
  },
});
