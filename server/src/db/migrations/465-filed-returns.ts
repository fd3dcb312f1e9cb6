import type { Migration } from './migration';

/** Filed returns stay unchanged: each one's file, and its data of each document. */
export const filedReturns: Migration = {
  name: '465-filed-returns',
  async up(tx) {
    await tx.schema
      .createTable('filed_returns')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('obligationId', 'text', (column) => column.notNull())
      .addColumn('registration', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('returnType', 'text', (column) => column.notNull())
      .addColumn('filedOn', 'text', (column) => column.notNull())
      .addColumn('keptAt', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('file', 'text', (column) => column.notNull())
      .addUniqueConstraint('filed_returns_once', ['obligationId', 'returnType'])
      .execute();
    await tx.schema
      .createTable('filed_documents')
      .addColumn('returnId', 'text', (column) => column.notNull())
      .addColumn('documentId', 'text', (column) => column.notNull())
      .addColumn('told', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('filed_documents_once', ['returnId', 'documentId'])
      .execute();
    await tx.schema.createIndex('filed_documents_document').on('filed_documents').column('documentId').execute();
  },
};
