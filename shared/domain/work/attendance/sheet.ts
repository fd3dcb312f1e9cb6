import { z } from 'zod';
import { weekdays } from '../placements/placement';
import { shownCorrection } from './correction';
import { dayCodes } from './day';
import { monthStates } from './month';

export { isPlacedOn, UNMARKED, valueOn } from './sheetDay';

const value = { code: z.enum(['', ...dayCodes]), overtimeMinutes: z.int() };

/** A person's month at a center. */
const sheetPerson = z.object({
  id: z.string(),
  name: z.string(),
  /** The employee code. */
  code: z.string(),
  designation: z.string(),
  weeklyOff: z.enum(['', ...weekdays]),
  /** The first and the last day of the month on which they are placed here, each time. */
  placed: z.array(z.tuple([z.int(), z.int()])),
  /** A letter for each day of the month, `.` where nothing is marked. */
  days: z.string(),
  /** Minutes of overtime, by the day of the month. */
  overtime: z.record(z.string(), z.int()),
  /** The days of the month about which marks differ, each with all of them, the one that holds first. */
  disputed: z.record(z.string(), z.array(z.object({ ...value, by: z.string(), at: z.iso.datetime() }))),
  /** What was corrected since the month was locked, by the day of the month; `days` and `overtime` say what holds since. */
  corrected: z.record(z.string(), shownCorrection),
});
export type SheetPerson = z.infer<typeof sheetPerson>;

/** A center's month, or its changes. */
export const sheet = z.object({
  /** The month's version: `?since=` answers what came after it, and a mark names it as what its maker `seen`. 0 before anything was done. */
  version: z.int(),
  state: z.enum(monthStates),
  /** The person who took the last step, and when. */
  steps: z.array(z.object({ state: z.enum(monthStates), by: z.string(), at: z.iso.datetime() })),
  /** The names of the holidays of the calendar, by the day of the month; those whose day is still to be confirmed are none. */
  holidays: z.record(z.string(), z.string()),
  /** The days of the month that are the center's weekly off, for people whose placement names none. */
  weeklyOffs: z.array(z.int()),
  /** The people working there in this month, by name; with `since`, those whose days changed. */
  people: z.array(sheetPerson),
});
export type Sheet = z.infer<typeof sheet>;
