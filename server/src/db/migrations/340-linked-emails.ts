import type { Migration } from './migration';

/**
 * By which email an identity of the sign-in provider was linked, empty where that is not known, and since when it signs
 * nobody in any more.
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
