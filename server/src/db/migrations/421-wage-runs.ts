import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Migration } from './migration';

/** Who checked and approved a month's register and made its files, and whether approval needs two people. */
export const wageRuns: Migration = {
  name: '421-wage-runs',
  async up(tx) {
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    let table = tx.schema.createTable('wage_run_steps').addColumn('id', text, (column) => column.primaryKey());
    for (const name of ['wageId', 'step', 'digest', 'at', 'byId', 'by'])
      table = table.addColumn(name, text, (column) => column.notNull());
    await table
      .addColumn('takenBackAt', text)
      .addColumn('takenBackBy', text, (column) => column.notNull().defaultTo(''))
      .addColumn('reason', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await tx.schema.createIndex('wage_run_steps_of_register').on('wage_run_steps').column('wageId').execute();
    await tx.schema
      .createTable('wage_run_settings')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('needsTwo', 'integer', (column) => column.notNull())
      .execute();
  },
};
