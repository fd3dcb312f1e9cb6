import { sql, type Transaction } from 'kysely';
import { isPostgres } from '../engines/engine';
import type { Tables } from '../tables';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Every list is limited to one product: it is counted, paged and sorted by indexes that start with it. */
async function indexByProduct(tx: Transaction<Tables>, table: string, texts: readonly string[]): Promise<void> {
  const order = isPostgres(tx) ? sql` asc nulls first` : sql``;
  await sql`create index ${sql.ref(`${table}_product_id`)} on ${sql.table(table)} ("product", "id") where "deletedAt" is null`.execute(
    tx,
  );
  for (const name of texts) {
    await sql`create index ${sql.ref(`${table}_product_${name}`)} on ${sql.table(table)} ("product", lower(${sql.ref(name)})${order}, "id"${order}) where "deletedAt" is null`.execute(
      tx,
    );
  }
}

/**
 * Candidates, HR staff and pricing plans of both products; and indexes that count candidates and companies by status.
 */
export const products: Migration = {
  name: '040-products',
  async up(tx) {
    await createResourceTable(tx, 'candidates', {
      columns: { product: 'text', name: 'text', email: 'text', position: 'text', status: 'text' },
    });
    await createResourceTable(tx, 'hr_staff', {
      columns: { product: 'text', name: 'text', role: 'text', email: 'text', phone: 'text' },
    });
    await createResourceTable(tx, 'pricing_plans', {
      columns: { product: 'text', name: 'text', priceMinor: 'integer', currency: 'text', features: 'json' },
      indexes: ['priceMinor'],
    });
    await indexByProduct(tx, 'candidates', ['name', 'position', 'status']);
    await indexByProduct(tx, 'companies', ['name', 'industry', 'status']);
    await indexByProduct(tx, 'hr_staff', ['name', 'role']);
    await indexByProduct(tx, 'pricing_plans', ['name']);
    for (const table of ['candidates', 'companies']) {
      await sql`create index ${sql.ref(`${table}_of_status`)} on ${sql.table(table)} ("product", "status", "id") where "deletedAt" is null`.execute(
        tx,
      );
    }
  },
};
