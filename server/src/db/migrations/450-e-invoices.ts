import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** What the invoice portal gave documents, and from when on a registration's need it. */
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
