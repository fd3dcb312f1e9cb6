import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/**
 * A registration stores its undertakings to export without tax and its turnover; clients and invoices the PIN of the
 * client's address.
 */
export const registrationFacts: Migration = {
  name: '500-registration-facts',
  async up(tx) {
    await addColumns(tx, 'letterhead', { luts: 'json', turnover: 'text' });
    await tx.updateTable('letterhead').set({ luts: '[]' }).execute();
    await addColumns(tx, 'companies', { pin: 'text' });
    await addColumns(tx, 'invoices', { clientPin: 'text' });
  },
};
