import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Registrations of documents with the invoice portal, and the first day on which a GSTIN needs them. */
export const eInvoices: Migration = {
  name: '450-e-invoices',
  async up(tx) {
    await addColumns(tx, 'registrations', { eInvoicesFrom: 'text?', eInvoiceKey: 'text' });
    await tx.schema
      .createTable('e_invoices')
      .addColumn('documentId', 'text', (column) => column.primaryKey())
      .addColumn('irn', 'text', (column) => column.notNull().unique())
      .addColumn('ackNo', 'text', (column) => column.notNull())
      .addColumn('ackAt', 'text', (column) => column.notNull())
      .addColumn('signedInvoice', 'text', (column) => column.notNull())
      .addColumn('signedQr', 'text', (column) => column.notNull())
      .addColumn('isVerified', 'integer', (column) => column.notNull())
      .addColumn('readAt', 'text', (column) => column.notNull())
      .addColumn('cancelledAt', 'text')
      .execute();
  },
};
