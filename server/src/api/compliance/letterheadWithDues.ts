import { today } from 'shared/domain/dates';
import { supplierStateOf } from 'shared/domain/letterhead';
import { letterhead } from '../letterhead/letterhead';
import { keepYear } from './keepYear';
import { keptYears } from './keptYears';
import { obligations } from './obligations';

/** The letterhead, whose pending due dates follow the state of its registration. */
export const letterheadWithDues: typeof letterhead = {
  ...letterhead,
  after: async ({ before, after, db }) => {
    if (before === undefined || supplierStateOf(before) === supplierStateOf(after)) return;
    for (const year of keptYears(today())) await keepYear(db, obligations, year, today());
  },
};
