import { z } from 'zod';

/** A person's days of a month, by the center at which they are placed, in the order of the days. */
export const personMonth = z.array(
  z.object({
    centerId: z.string(),
    companyName: z.string(),
    centerName: z.string(),
    /** The first and the last day of the month on which they are placed there, each time. */
    placed: z.array(z.tuple([z.int(), z.int()])),
    /** A letter for each day of the month, `.` where nothing is marked there. */
    days: z.string(),
    /** Minutes of overtime, by the day of the month. */
    overtime: z.record(z.string(), z.int()),
    /** How many days need a mark and have none. */
    missing: z.int(),
  }),
);
export type PersonMonth = z.infer<typeof personMonth>;
