import type { Migration } from './migration';

/** What a placement's month costs follows from the parts of the wages alone, in which every month has its own; bills keep no share of it. */
export const costsOfParts: Migration = {
  name: '704-costs-of-parts',
  async up(tx) {
    for (const column of ['costDays', 'personDays'])
      await tx.schema.alterTable('billed_shares').dropColumn(column).execute();
  },
};
