import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

/** Suppliers’ documents in the portal's invoice management (IMS), with what is chosen for each. */
export const imsDocuments: Migration = {
  name: '793-ims-documents',
  async up(tx) {
    const onPostgres = isPostgres(tx);
    const text = onPostgres ? sql`text collate "C"` : sql`text`;
    const whole = onPostgres ? sql`bigint` : sql`integer`;
    let table = tx.schema.createTable('ims_documents').addColumn('id', text, (column) => column.primaryKey());
    for (const name of ['gstin', 'list', 'kind', 'period', 'supplierGstin', 'supplierName', 'number', 'date'])
      table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of ['taken', 'chosen', 'told']) table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of ['taxablePaise', 'taxPaise', 'igstPaise', 'cgstPaise', 'sgstPaise', 'totalPaise', 'mayWait'])
      table = table.addColumn(name, whole, (column) => column.notNull());
    await table.execute();
    await tx.schema.createIndex('ims_documents_of').on('ims_documents').columns(['gstin', 'supplierGstin']).execute();
  },
};
