import type { Migration } from './migration';

/** Deploy tokens that can only publish; existing ones can also promote. */
export const tokenScopes: Migration = {
  name: '400-token-scopes',
  async up(tx) {
    await tx.schema
      .alterTable('deploy_tokens')
      .addColumn('scope', 'text', (column) => column.notNull().defaultTo('promote'))
      .execute();
  },
};
