import { z } from 'zod';
import { addDays, lastDayOfMonth } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { isoDate, isoMonth, text } from '../../records/validation';

/** How many days after its month, or from today on, a supervisor's link works, by default. */
const DAYS_AFTER = 5;

/** For how many days after its month a link can work at most. */
const MOST_DAYS_AFTER = 100;

/** The last day on which a link works that is made on a day for a month, unless somebody says otherwise. */
export function linkEnd(month: string, day: IsoDate): IsoDate {
  const last = lastDayOfMonth(month);
  return addDays(last > day ? last : day, DAYS_AFTER);
}

/** Where a link leads, below the site's address. What follows the # is sent to no server, is in no log, and no page learns it as a referrer. */
export const attendanceLinkPath = (token: string): string => `/attendance#${token}`;

/** Lets a supervisor mark the attendance of one center and one month. */
export const attendanceLinkInput = z
  .object({
    centerId: text('center', 64),
    month: isoMonth(),
    /** Its last day. */
    endsOn: isoDate('last day'),
  })
  .superRefine(({ month, endsOn }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['endsOn'], message });
    if (endsOn < `${month}-01`) wrong('The last day cannot be before the month.');
    else if (endsOn > addDays(lastDayOfMonth(month), MOST_DAYS_AFTER))
      wrong(`Choose a last day within ${MOST_DAYS_AFTER} days after the month.`);
  });

/** A link's state. */
const attendanceLinkStates = ['open', 'ended', 'revoked'] as const;
export type AttendanceLinkState = (typeof attendanceLinkStates)[number];

/** A link as the office sees it; its secret is never shown. */
export const attendanceLinkRecord = /* @__PURE__ */ recordOf(attendanceLinkInput, () => ({
  /** ISO 8601 instants, UTC. */
  revokedAt: z.string().nullable(),
  /** When it was last opened, to the minute. */
  usedAt: z.string().nullable(),
  /** When marks last came by it. */
  sentAt: z.string().nullable(),
  /** How many marks were stored that came by it. */
  marks: z.int(),
  madeBy: z.string(),
  madeByName: z.string(),
  centerName: z.string(),
  state: z.enum(attendanceLinkStates),
}));
export type AttendanceLink = z.infer<typeof attendanceLinkRecord>;

/** A new link, shown this once. */
export const madeAttendanceLink = z.object({ id: z.string(), token: z.string(), endsOn: z.string() });
export type MadeAttendanceLink = z.infer<typeof madeAttendanceLink>;

/** A link's state on a day. `isShown`: whether its maker may still see its content. */
export function attendanceLinkState(
  { revokedAt, endsOn }: Pick<AttendanceLink, 'revokedAt' | 'endsOn'>,
  day: IsoDate,
  isShown: boolean,
): AttendanceLinkState {
  if (revokedAt !== null) return 'revoked';
  return endsOn < day || !isShown ? 'ended' : 'open';
}
