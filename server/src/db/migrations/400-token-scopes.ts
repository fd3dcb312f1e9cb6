import type { Migration } from './migration';

/** Deploy tokens that may publish alone; those that were made before make releases current too. */
export const tokenScopes: Migration = {
  name: '400-token-scopes',
  async up(tx) {
    await tx.schema
      .alterTable('deploy_tokens')
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('promote'))
      .execute();
  },
};
