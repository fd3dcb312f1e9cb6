import { today } from 'shared/domain/dates/dates';
import { supplierStateOf } from 'shared/domain/letterhead/letterhead';
import { letterhead } from '../letterhead/letterhead';
import { followLetterhead } from '../letterhead/registrations';
import { keepYear } from './keepYear';
import { keptYears } from './keptYears';
import { obligations } from './obligations';

/** The letterhead, whose registrations follow its GSTIN, and the pending due dates these and its state. */
export const letterheadWithDues: typeof letterhead = {
  ...letterhead,
  prepare: async ({ before, after, db }) => ({ registeredOn: await followLetterhead(db, before, after) }),
  after: async ({ before, after, db }) => {
    if (before === undefined) return;
    const isOther = before.gstin !== '' && before.gstin !== after.gstin;
    const isSince = before.registeredOn !== after.registeredOn;
    if (!isOther && !isSince && supplierStateOf(before) === supplierStateOf(after)) return;
    for (const year of keptYears(today())) await keepYear(db, obligations, year, today());
  },
};
