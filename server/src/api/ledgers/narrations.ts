import { narrationInput } from 'shared/domain/narration';
import { amountCell } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import { dashboard } from '../resource/recordNames';
import { runningTotals } from './ledgerTotals';

/** The account's narrations ledger. */
export const narrations = untypedResource({
  path: 'narrations',
  title: 'narration',
  input: narrationInput,
  kinds: { amountPaise: 'number' },
  named: ['narration'],
  search: ['narration'],
  order: '-date,-id',
  found: { kind: 'Narration', detail: ['type', 'date', 'amountPaise'], page: dashboard('account/narrations') },
  derive: runningTotals('narrations', 'type'),
  csv: {
    Narration: (entry) => String(entry.narration),
    Amount: (entry) => amountCell(entry.amountPaise),
    Type: (entry) => String(entry.type),
    Date: (entry) => String(entry.date),
    'Running total': (entry) => amountCell(entry.runningPaise),
  },
});
