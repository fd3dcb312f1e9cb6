import { sql } from 'kysely';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Distinguishable sessions, browsers that signed in before, and password reset links. */
export const accountAccess: Migration = {
  name: '130-account-access',
  async up(tx) {
    await addColumns(tx, 'sessions', { id: 'text', device: 'text', address: 'text', seenAt: 'text' });
    await sql`update "sessions" set "id" = substr("tokenHash", 1, 24), "seenAt" = "createdAt"`.execute(tx);
    await tx.schema.createIndex('sessions_id').unique().on('sessions').column('id').execute();
    await tx.schema.createIndex('sessions_seen').on('sessions').column('seenAt').execute();
    await tx.schema
      .createTable('known_devices')
      .addColumn('tokenHash', 'text', (column) => column.notNull())
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('seenAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_devices_once', ['accountId', 'tokenHash'])
      .execute();
    await tx.schema
      .createTable('password_resets')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'text')
      .execute();
    await tx.schema.createIndex('password_resets_account').on('password_resets').column('accountId').execute();
  },
};
