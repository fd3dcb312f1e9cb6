import type { Migration } from './migration';

/** A passkey that ended with the password it was added by is known on where an account must have a second factor. */
export const endedPasskeys: Migration = {
  name: '281-ended-passkeys',
  async up(tx) {
    await tx.schema.alterTable('passkeys').addColumn('endedAt', 'text').execute();
  },
};
