import { states } from 'shared/domain/records/states';
import type { Migration } from './migration';

const on22 = ['22', '23', '24', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37'];
const quarterly = { filer: 'quarterly', states: [] as string[] };

/** Who files, and in which states, of the rules that asked for it in the program. */
const filing: Readonly<Record<string, { filer: string; states: string[] }>> = {
  'gstr1-monthly': { filer: 'monthly', states: [] },
  'gstr3b-monthly': { filer: 'monthly', states: [] },
  ...{ 'gstr1-quarterly': quarterly, pmt06: quarterly, iff: quarterly },
  'gstr3b-quarterly-22': { ...quarterly, states: on22 },
  'gstr3b-quarterly-24': {
    ...quarterly,
    states: states.map(({ code }) => code).filter((code) => !on22.includes(code)),
  },
};

/** Due dates say themselves who files and in which states, and the first of the rows on late ESI its damages. */
export const filersAndDamages: Migration = {
  name: '760-filers-and-damages',
  async up(tx) {
    const rows = await tx
      .selectFrom('law_rows')
      .select(['id', 'kind', 'value'])
      .where('kind', 'in', ['due-date', 'late'])
      .execute();
    for (const { id, kind, value } of rows) {
      const said = JSON.parse(value) as { of: string };
      const added =
        kind === 'due-date' ? filing[said.of] : said.of === 'ESI contribution' ? { damagesPercent: 5 } : undefined;
      if (added)
        await tx
          .updateTable('law_rows')
          .set({ value: JSON.stringify({ ...said, ...added }) })
          .where('id', '=', id)
          .execute();
    }
  },
};
