import type { Migration } from './migration';

/** Since when a person lets the sign-in provider sign them in no more; null while it does. */
export const unlinkedIdentities: Migration = {
  name: '165-unlinked-identities',
  async up(tx) {
    await tx.schema.alterTable('identities').addColumn('unlinkedAt', 'text').execute();
  },
};
