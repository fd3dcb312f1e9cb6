import { type BankLine, bankLineInput, bankLineRecord } from 'shared/domain/money/settle/bankLine';
import { defineResource } from '../../records/defineResource';
import { amountCell, csvFields } from '../../records/lists/csvCells';

/** The credits of bank statements: imported with a statement, then confirmed as receipts or ignored. */
export const bankLines = defineResource({
  path: 'bank-lines',
  table: 'bank_lines',
  title: 'bank credit',
  input: bankLineInput,
  record: bankLineRecord,
  operations: ['list', 'read'],
  named: ['reference', 'narration'],
  references: { receiptId: 'receipts' },
  excludeFromHistory: ['fingerprint', 'madeReceipt'],
  search: ['narration', 'reference', 'amountPaise'],
  order: '-date,-id',
  prepare: ({ before }): Partial<BankLine> => (before ? {} : { state: 'Open', receiptId: '', madeReceipt: false }),
  csv: {
    ...csvFields({ Date: 'date', Narration: 'narration', Reference: 'reference' }),
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    ...csvFields({ Status: 'state', File: 'fileName' }),
  },
});
