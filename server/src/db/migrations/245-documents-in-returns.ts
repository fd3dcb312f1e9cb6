import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/**
 * Notes store their share of the round-off, which was part of their taxable value. Documents store whether GSTR-1A
 * reports them, exports their country, the letterhead the first day of the GST registration.
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
