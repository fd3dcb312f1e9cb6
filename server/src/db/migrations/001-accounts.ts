import { sql } from 'kysely';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Accounts and their sessions, rate limit counters, and one-time facts. */
export const accounts: Migration = {
  name: '001-accounts',
  async up(tx) {
    await createResourceTable(tx, 'accounts', {
      columns: { name: 'text', email: 'text', phone: 'text', role: 'text', status: 'text', passwordHash: 'text' },
      indexes: ['name'],
    });
    await sql`create unique index "accounts_email_once" on "accounts" ("email") where "deletedAt" is null`.execute(tx);
    await tx.schema
      .createTable('sessions')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('sessions_account').on('sessions').column('accountId').execute();
    await tx.schema.createIndex('sessions_expiry').on('sessions').column('expiresAt').execute();
    await tx.schema
      .createTable('throttles')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('resetAt', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('throttles_reset').on('throttles').column('resetAt').execute();
    await tx.schema
      .createTable('marks')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
