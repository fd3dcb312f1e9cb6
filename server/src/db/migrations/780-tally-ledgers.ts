import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** What accounts are called in the firm's Tally. */
export const tallyLedgers: Migration = {
  name: '780-tally-ledgers',
  async up(tx) {
    await createResourceTable(tx, 'tally_ledgers', {
      columns: { account: 'text', name: 'text' },
      indexes: ['account', 'name'],
    });
  },
};
