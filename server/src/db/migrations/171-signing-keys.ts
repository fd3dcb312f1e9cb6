import type { Migration } from './migration';

/** The public keys with which modules' services verify identity tokens; the private keys stay in their server's memory. */
export const signingKeys: Migration = {
  name: '171-signing-keys',
  async up(tx) {
    await tx.schema
      .createTable('signing_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('publicKey', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
  },
};
