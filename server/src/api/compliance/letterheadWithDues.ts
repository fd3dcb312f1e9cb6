import { today } from 'shared/domain/dates/dates';
import { type Letterhead, supplierStateOf } from 'shared/domain/letterhead/letterhead';
import { letterhead, mustBePictures } from '../letterhead/letterhead';
import { endRegistration, followLetterhead, openRegistrations } from '../letterhead/registrations';
import { keepYear } from './keepYear';
import { keptYears } from './keptYears';
import { lockRecords } from './lockRecords';
import { obligations } from './obligations';

/** Whether due dates depend on a change of a letterhead. */
const isOther = (before: Letterhead, after: Letterhead) =>
  (before.gstin !== '' && before.gstin !== after.gstin) ||
  before.registeredOn !== after.registeredOn ||
  before.turnover !== after.turnover ||
  supplierStateOf(before) !== supplierStateOf(after);

/** The letterhead, whose registrations follow its GSTIN; pending due dates follow these and its state. */
export const letterheadWithDues: typeof letterhead = {
  ...letterhead,
  prepare: async ({ before, after, db }) => {
    await mustBePictures(db, after);
    // Locks dues before the locks of issuing, in the same order as others who update a year.
    const isFirst = before === undefined && (await openRegistrations(db)).length === 0;
    if (!isFirst && before?.gstin !== after.gstin) await lockRecords(db, today());
    return { registeredOn: await followLetterhead(db, before, after) };
  },
  after: async ({ operation, before, after, db }) => {
    if (operation === 'delete') await endRegistration(db, after.gstin);
    if (operation === 'restore') await followLetterhead(db, undefined, after);
    if (operation === 'create' && (await openRegistrations(db)).length < 2) return;
    if (operation === 'update' && before !== undefined && !isOther(before, after)) return;
    for (const year of keptYears(today())) await keepYear(db, obligations, year, today());
  },
};
