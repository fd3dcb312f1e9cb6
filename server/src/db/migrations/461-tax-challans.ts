import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The challans by which tax withheld from suppliers was paid. */
export const taxChallans: Migration = {
  name: '461-tax-challans',
  async up(tx) {
    await createResourceTable(tx, 'tax_challans', {
      columns: {
        month: 'text',
        code: 'text',
        bsr: 'text',
        serial: 'text',
        paidOn: 'text',
        taxPaise: 'integer',
        interestPaise: 'integer',
        feePaise: 'integer',
        note: 'text',
      },
      indexes: ['month', 'serial', 'paidOn'],
    });
  },
};
