import type { Migration } from './migration';

/** A passkey that was removed together with its password counts again for accounts that must have a second factor. */
export const endedPasskeys: Migration = {
  name: '281-ended-passkeys',
  async up(tx) {
    await tx.schema.alterTable('passkeys').addColumn('endedAt', 'text').execute();
  },
};
