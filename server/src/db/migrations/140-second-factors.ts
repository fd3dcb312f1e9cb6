import type { Migration } from './migration';

/** An authenticator app per account, with recovery codes; sessions limited to setting one up. */
export const secondFactors: Migration = {
  name: '140-second-factors',
  async up(tx) {
    await tx.schema
      .createTable('authenticators')
      .addColumn('accountId', 'text', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('sealedKey', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('confirmedAt', 'text')
      .addColumn('lastStep', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await tx.schema
      .createTable('recovery_codes')
      .addColumn('accountId', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('codeHash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_once', ['accountId', 'codeHash'])
      .execute();
    await tx.schema
      .alterTable('sessions')
      .addColumn('isLimited', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
