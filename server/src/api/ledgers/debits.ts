import { debitInput } from 'shared/domain/debit';
import { amountCell } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import { dashboard } from '../resource/recordNames';
import { runningTotals } from './ledgerTotals';

/** The account's debit ledger. */
export const debits = untypedResource({
  path: 'debits',
  title: 'debit entry',
  input: debitInput,
  kinds: { amountPaise: 'number' },
  named: ['description'],
  search: ['description'],
  order: '-date,-id',
  found: { kind: 'Debit entry', detail: ['date', 'amountPaise'], page: dashboard('account/debit') },
  derive: runningTotals('debits'),
  csv: {
    Description: (entry) => String(entry.description),
    Amount: (entry) => amountCell(entry.amountPaise),
    Date: (entry) => String(entry.date),
    'Running total': (entry) => amountCell(entry.runningPaise),
  },
});
