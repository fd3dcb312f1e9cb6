import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** The TANs of clients, and the tax that they kept back as form 26AS and the AIS have it, with what was decided on each line. */
export const taxCredits: Migration = {
  name: '590-tax-credits',
  async up(tx) {
    await addColumns(tx, 'companies', { tans: 'json' });
    await sql`update companies set "tans" = '[]'`.execute(tx);
    const onPostgres = isPostgres(tx);
    const text = onPostgres ? sql`text collate "C"` : sql`text`;
    const whole = onPostgres ? sql`bigint` : sql`integer`;
    let table = tx.schema.createTable('tax_credits').addColumn('id', text, (column) => column.primaryKey());
    for (const name of ['source', 'year', 'tan', 'name', 'section', 'date', 'booking', 'decision'])
      table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of ['paidPaise', 'taxPaise']) table = table.addColumn(name, whole, (column) => column.notNull());
    await table.execute();
    await tx.schema.createIndex('tax_credits_of').on('tax_credits').columns(['source', 'year']).execute();
  },
};
