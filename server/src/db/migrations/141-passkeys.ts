import type { Migration } from './migration';

/** Passkeys, and the server's one-time challenges. */
export const passkeys: Migration = {
  name: '141-passkeys',
  async up(tx) {
    let table = tx.schema.createTable('passkeys').addColumn('id', 'text', (column) => column.primaryKey());
    for (const name of ['publicKey', 'transports', 'name', 'createdAt'])
      table = table.addColumn(name, 'text', (column) => column.notNull());
    await table
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('usedAt', 'text')
      .execute();
    await tx.schema.createIndex('passkeys_account').on('passkeys').column('accountId').execute();
    await tx.schema
      .createTable('challenges')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await tx.schema.createIndex('challenges_expiry').on('challenges').column('expiresAt').execute();
  },
};
