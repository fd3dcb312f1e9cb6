import type { Migration } from './migration';

/**
 * The email by which an identity of the sign-in provider was linked, empty if unknown, and since when it is disabled.
 */
export const linkedEmails: Migration = {
  name: '340-linked-emails',
  async up(tx) {
    await tx.schema
      .alterTable('identities')
      .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await tx.schema.alterTable('identities').addColumn('endedAt', 'text').execute();
  },
};
