import { debitInput, debitRecord } from 'shared/domain/money/ledger/debit';
import { defineResource } from '../../records/defineResource';
import { amountCell } from '../../records/lists/csvCells';
import { runningTotals } from './ledgerTotals';

/** The account's debit ledger. */
export const debits = defineResource({
  path: 'debits',
  title: 'debit entry',
  input: debitInput,
  record: debitRecord,
  derived: ['runningPaise'],
  named: ['description'],
  search: ['description', 'amountPaise'],
  order: '-date,-id',
  derive: runningTotals('debits'),
  csv: {
    Description: ({ description }) => description,
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    Date: ({ date }) => date,
    'Running total': ({ runningPaise }) => amountCell(runningPaise),
  },
});
