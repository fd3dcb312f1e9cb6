import type { Migration } from './migration';

/** The rows of the tax on salaries include the rates without a PAN, and the age limits. */
export const taxWithoutPan: Migration = {
  name: '431-tax-without-pan',
  async up(tx) {
    const rows = await tx.selectFrom('law_rows').select(['id', 'value']).where('kind', '=', 'salary-tax').execute();
    for (const { id, value } of rows) {
      const more = { fromAge: 0, withoutPanPercent: 20, ...JSON.parse(value) };
      await tx
        .updateTable('law_rows')
        .set({ value: JSON.stringify(more) })
        .where('id', '=', id)
        .execute();
    }
  },
};
