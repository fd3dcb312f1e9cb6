import type { Migration } from './migration';

/**
 * The public keys that modules' services use to check who is signed in; the private ones stay in the memory of the
 * server that created them.
 */
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
