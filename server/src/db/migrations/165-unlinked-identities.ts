import type { Migration } from './migration';

/** Since when a person has disabled sign-in by the provider; null while it is enabled. */
export const unlinkedIdentities: Migration = {
  name: '165-unlinked-identities',
  async up(tx) {
    await tx.schema.alterTable('identities').addColumn('unlinkedAt', 'text').execute();
  },
};
