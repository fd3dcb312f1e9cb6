import { today } from 'shared/domain/dates/dates';
import { keepYear } from '../compliance/keepYear';
import { keptYears } from '../compliance/keptYears';
import { obligations } from '../compliance/obligations';
import { lawRows } from '../law/lawRows';
import { followSettlements } from '../pay/leaving/followSettlements';

/** The legal rules: pending dues and unpaid settlements follow a change at once, as unpaid registers do. */
export const followedLawRows: typeof lawRows = {
  ...lawRows,
  after: async (change) => {
    await lawRows.after?.(change);
    const { actor, after, db } = change;
    if (actor.id === '') return;
    if (after.kind === 'due-date')
      for (const year of keptYears(today())) await keepYear(db, obligations, year, today());
    else await followSettlements(db, actor);
  },
};
