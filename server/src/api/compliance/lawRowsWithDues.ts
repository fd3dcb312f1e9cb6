import { today } from 'shared/domain/dates/dates';
import { lawRows } from '../law/lawRows';
import { keepYear } from './keepYear';
import { keptYears } from './keptYears';
import { obligations } from './obligations';

/** The legal rules: pending dues follow a change of due dates at once. */
export const lawRowsWithDues: typeof lawRows = {
  ...lawRows,
  after: async (change) => {
    await lawRows.after?.(change);
    if (change.actor.id === '' || change.after.kind !== 'due-date') return;
    for (const year of keptYears(today())) await keepYear(change.db, obligations, year, today());
  },
};
