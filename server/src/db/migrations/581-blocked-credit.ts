import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Suppliers' bills say whether their tax is no credit, and how much of it. */
export const blockedCredit: Migration = {
  name: '581-blocked-credit',
  async up(tx) {
    await addColumns(tx, 'purchases', { blocked: 'text', blockedPercent: 'real' });
    await sql`update purchases set "blockedPercent" = 100`.execute(tx);
  },
};
