import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Recurring invoices, with the day of their next draft. */
export const recurringInvoices: Migration = {
  name: '512-recurring-invoices',
  async up(tx) {
    await createResourceTable(tx, 'recurring_invoices', {
      columns: {
        ...{ invoiceId: 'text', rhythm: 'text', startOn: 'text', endOn: 'text?', clientName: 'text' },
        ...{ invoiceNo: 'text', madeOn: 'text?', nextOn: 'text?', problem: 'text' },
      },
      indexes: ['clientName', 'nextOn'],
    });
  },
};
