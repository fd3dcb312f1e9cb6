import type { Migration } from './migration';

/** The rows of the state insurance say when its contribution periods begin: in April and October. */
export const contributionPeriods: Migration = {
  name: '714-contribution-periods',
  async up(tx) {
    const rows = await tx.selectFrom('law_rows').select(['id', 'value']).where('kind', '=', 'esi').execute();
    for (const { id, value } of rows)
      await tx
        .updateTable('law_rows')
        .set({ value: JSON.stringify({ periodStarts: ['04', '10'], ...JSON.parse(value) }) })
        .where('id', '=', id)
        .execute();
  },
};
