import type { Migration } from './migration';

/** The rows of the state insurance say whether it begins within a contribution period: it does from 21 November 2025 on. */
export const esiWithinAPeriod: Migration = {
  name: '660-esi-within-a-period',
  async up(tx) {
    const rows = await tx.selectFrom('law_rows').select(['id', 'from', 'value']).where('kind', '=', 'esi').execute();
    for (const { id, from, value } of rows) {
      const more = { coversLater: from >= '2025-11-21', ...JSON.parse(value) };
      await tx
        .updateTable('law_rows')
        .set({ value: JSON.stringify(more) })
        .where('id', '=', id)
        .execute();
    }
  },
};
