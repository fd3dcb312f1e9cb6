import type { Migration } from './migration';

/** Whose word a replay is: of those from before it is not known, so they are their senders'. */
export const replayClaims: Migration = {
  name: '621-replay-claims',
  async up(tx) {
    await tx.schema
      .alterTable('replays')
      .addColumn('isClaim', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
