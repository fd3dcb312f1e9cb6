import type { Migration } from './migration';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Deploy tokens expire; existing ones get a year. */
export const tokenExpiry: Migration = {
  name: '151-token-expiry',
  async up(tx) {
    await tx.schema
      .alterTable('deploy_tokens')
      .addColumn('expiresAt', 'text', (column) =>
        column.notNull().defaultTo(new Date(Date.now() + YEAR_MS).toISOString()),
      )
      .execute();
  },
};
