import type { Migration } from './migration';

const exemptFromAge: Readonly<Record<string, number>> = { '27': 65, '29': 60 };

/** The rows of professional tax say whom they exempt, those of the welfare fund whether it is of who is on the register on the last day. */
export const exemptFromStateTaxes: Migration = {
  name: '661-exempt-from-state-taxes',
  async up(tx) {
    const rows = await tx
      .selectFrom('law_rows')
      .select(['id', 'kind', 'state', 'value'])
      .where('kind', 'in', ['professional-tax', 'welfare-fund'])
      .execute();
    for (const row of rows) {
      const value = JSON.parse(row.value);
      const months = value.months?.length ?? 0;
      const more =
        row.kind === 'welfare-fund'
          ? { onLastDay: months > 0 && months < 12 }
          : { exemptFromAge: exemptFromAge[row.state] ?? 0, exemptDisabled: row.state in exemptFromAge };
      await tx
        .updateTable('law_rows')
        .set({ value: JSON.stringify({ ...more, ...value }) })
        .where('id', '=', row.id)
        .execute();
    }
  },
};
