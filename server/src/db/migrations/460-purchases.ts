import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Suppliers’ bills. */
export const purchases: Migration = {
  name: '460-purchases',
  async up(tx) {
    await createResourceTable(tx, 'purchases', {
      columns: {
        supplierId: 'text',
        number: 'text',
        date: 'text',
        placeOfSupply: 'text',
        taxablePaise: 'integer',
        percent: 'real',
        cgstPaise: 'integer',
        sgstPaise: 'integer',
        igstPaise: 'integer',
        totalPaise: 'integer',
        reverseCharge: 'boolean',
        nature: 'text',
        dueDate: 'text?',
        paidOn: 'text?',
        note: 'text',
        financialYear: 'text',
        status: 'text',
      },
      indexes: ['supplierId', 'number', 'date', 'dueDate', 'totalPaise', 'status'],
    });
  },
};
