import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/**
 * A note keeps its share of the round-off, which so far was part of its taxable value. Documents say whether GSTR-1A
 * tells of them, an export its country, the letterhead the first day of the GST registration.
 */
export const documentsInReturns: Migration = {
  name: '245-documents-in-returns',
  async up(tx) {
    for (const table of ['credit_notes', 'debit_notes'])
      await addColumns(tx, table, { roundOffPaise: 'integer', inGstr1a: 'boolean' });
    await addColumns(tx, 'invoices', { inGstr1a: 'boolean', clientCountry: 'text' });
    await addColumns(tx, 'letterhead', { registeredOn: 'text?' });
  },
};
