import { first, groups, list } from '../portalFields';
import { ctin, noteFields, originalNote, registeredFields, shown } from './commonFields';

const note = { ...noteFields, ...registeredFields };

/** Notes to registered clients and to zones by GSTIN: the portal's `cdnr`; amended its `cdnra`, table 9C. */
export const cdnr = {
  tables: shown(['9B', 'Notes to registered clients', 'CDNR']),
  rows: groups(ctin, { ctin: first(ctin), nt: list(note) }),
  amended: groups(ctin, { ctin: first(ctin), nt: list({ ...originalNote, ...note }) }),
};
