import { z } from 'zod';
import { today } from '../../dates/dates';
import { isoMonth } from '../../records/validation';
import { monthStates } from './month';

/** The month to show. By default this one. */
export const centersOfMonthQuery = z.object({ month: isoMonth().default(() => today().slice(0, 7)) });

/** A center at which people are placed in a month, and how far its attendance is. */
const centerOfMonth = z.object({
  companyId: z.string(),
  companyName: z.string(),
  centerId: z.string(),
  centerName: z.string(),
  state: z.enum(monthStates),
  /** Who is placed there on any day of the month. */
  people: z.int(),
  /** Their days there that nobody has marked. */
  missing: z.int(),
});
export type CenterOfMonth = z.infer<typeof centerOfMonth>;

/** The centers of a month, those with the most missing days first; `isSample` while there are sample placements only. */
export const centersOfMonth = z.object({ centers: z.array(centerOfMonth), isSample: z.boolean() });
export type CentersOfMonth = z.infer<typeof centersOfMonth>;
