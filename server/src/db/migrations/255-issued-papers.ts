import type { Migration } from './migration';

/** The first PDFs of issued documents: returned byte for byte from then on. */
export const issuedPapers: Migration = {
  name: '255-issued-papers',
  async up(tx) {
    await tx.schema
      .createTable('issued_papers')
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('copy', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('base64', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('madeAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('issued_papers_key', ['recordId', 'copy'])
      .execute();
    await tx.schema.createIndex('issued_papers_bytes').on('issued_papers').column('bytes').execute();
  },
};
