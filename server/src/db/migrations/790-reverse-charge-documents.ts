import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Self-invoices and payment vouchers of bills under reverse charge, and the suppliers' addresses that they print. */
export const reverseChargeDocuments: Migration = {
  name: '790-reverse-charge-documents',
  async up(tx) {
    await addColumns(tx, 'suppliers', { address: 'text' });
    await createResourceTable(tx, 'reverse_charge_documents', {
      columns: {
        ...{ kind: 'text', purchaseId: 'text', date: 'text', description: 'text', sac: 'text', number: 'text' },
        ...{ financialYear: 'text', registration: 'text', letterhead: 'json', supplierName: 'text' },
        ...{ supplierGstin: 'text', supplierAddress: 'text', billNumber: 'text', billDate: 'text' },
        ...{ placeOfSupply: 'text', percent: 'real', rates: 'json', taxablePaise: 'integer', cgstPaise: 'integer' },
        ...{ sgstPaise: 'integer', igstPaise: 'integer', paidOn: 'text?', keptPaise: 'integer' },
        ...{ amountPaise: 'integer', cancelledAt: 'text?' },
      },
      indexes: ['purchaseId', 'date', 'number', 'supplierName', 'amountPaise'],
    });
  },
};
