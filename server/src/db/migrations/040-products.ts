import { sql } from 'kysely';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Candidates, HR staff and pricing plans of both products; and what counts candidates and companies by their status. */
export const products: Migration = {
  name: '040-products',
  async up(tx) {
    await createResourceTable(tx, 'candidates', {
      columns: { product: 'text', name: 'text', email: 'text', position: 'text', status: 'text' },
      indexes: ['name', 'email', 'position', 'status'],
    });
    await createResourceTable(tx, 'hr_staff', {
      columns: { product: 'text', name: 'text', role: 'text', email: 'text', phone: 'text' },
      indexes: ['name', 'role'],
    });
    await createResourceTable(tx, 'pricing_plans', {
      columns: { product: 'text', name: 'text', priceMinor: 'integer', currency: 'text', features: 'json' },
      indexes: ['name', 'priceMinor'],
    });
    for (const table of ['candidates', 'companies']) {
      await sql`create index ${sql.ref(`${table}_product_status`)} on ${sql.table(table)} ("product", "status", "id") where "deletedAt" is null`.execute(tx);
    }
  },
};
