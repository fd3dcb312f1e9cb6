import { debitInput } from 'shared/domain/debit';
import { amountCell } from '../invoicing/amountCell';
import { ledgerTotals, runningTotals } from '../invoicing/ledgerTotals';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';

/** The account's debit ledger. */
export const debits: ResourceDefinition = defineResource({
  path: 'debits',
  title: 'debit entry',
  input: debitInput,
  kinds: { amountPaise: 'number' },
  named: ['description'],
  search: ['description'],
  order: '-date,-id',
  derive: runningTotals('debits'),
  csv: {
    Description: (entry) => String(entry.description),
    Amount: (entry) => amountCell(entry.amountPaise),
    Date: (entry) => String(entry.date),
    'Running total': (entry) => amountCell(entry.runningPaise),
  },
  routes: (app, options) => ledgerTotals(app, options, debits),
});
