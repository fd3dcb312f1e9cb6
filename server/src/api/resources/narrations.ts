import { narrationInput } from 'shared/domain/narration';
import { amountCell } from '../invoicing/amountCell';
import { ledgerTotals, runningTotals } from '../invoicing/ledgerTotals';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';

/** The account's narrations ledger. */
export const narrations: ResourceDefinition = defineResource({
  path: 'narrations',
  title: 'narration',
  input: narrationInput,
  kinds: { amountPaise: 'number' },
  named: ['narration'],
  search: ['narration'],
  order: '-date,-id',
  derive: runningTotals('narrations', 'type'),
  csv: {
    Narration: (entry) => String(entry.narration),
    Amount: (entry) => amountCell(entry.amountPaise),
    Type: (entry) => String(entry.type),
    Date: (entry) => String(entry.date),
    'Running total': (entry) => amountCell(entry.runningPaise),
  },
  routes: (app, options) => ledgerTotals(app, options, narrations, 'type'),
});
