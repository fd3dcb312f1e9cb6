import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The office's own bank layouts, and submitted wage files with their content by person. */
export const wageReturns: Migration = {
  name: '411-wage-returns',
  async up(tx) {
    await createResourceTable(tx, 'bank_layouts', {
      columns: { name: 'text', separator: 'text', hasHeading: 'boolean', columns: 'text' },
    });
    await createResourceTable(tx, 'wage_returns', {
      columns: {
        wageId: 'text',
        file: 'text',
        handedInOn: 'text',
        reference: 'text',
        month: 'text',
        people: 'integer',
        amountPaise: 'integer',
        establishment: 'text',
        paidOn: 'text?',
        paidPaise: 'integer',
      },
      indexes: ['wageId', 'month', 'handedInOn', 'file'],
    });
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable('wage_return_rows')
      .addColumn('returnId', text, (column) => column.notNull())
      .addColumn('employeeId', text, (column) => column.notNull())
      .addColumn('figures', text, (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('wage_return_rows_of').on('wage_return_rows').columns(['returnId']).execute();
  },
};
