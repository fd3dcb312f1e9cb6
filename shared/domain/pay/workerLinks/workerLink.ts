import { z } from 'zod';
import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { text } from '../../records/validation';

/** For how many days a link works that nobody has opened. */
const DAYS_TO_OPEN = 7;

/** After this many wrong codes a link that nobody has opened ends. */
const MOST_WRONG_CODES = 5;

/** The last day on which a link can be opened for the first time that is made on a day. */
export const workerLinkEnd = (day: IsoDate): IsoDate => addDays(day, DAYS_TO_OPEN);

/** Where a link leads, below the site's address. What follows the # is sent to no server, is in no log, and no page learns it as a referrer. */
export const workerLinkPath = (token: string): string => `/payslips#${token}`;

/** Lets an employee see their own payslips, days, numbers and letters on a phone. */
export const workerLinkInput = z.object({ employeeId: text('employee', 64) });

/**
 * A link's state: it waits to be opened, a phone has it, nobody opened it in time or with the right code, or the office
 * revoked it.
 */
const workerLinkStates = ['waiting', 'opened', 'ended', 'revoked'] as const;
export type WorkerLinkState = (typeof workerLinkStates)[number];

/** A link as the office sees it; its secret is never shown. */
export const workerLinkRecord = /* @__PURE__ */ recordOf(workerLinkInput, () => ({
  /** The last day on which it can be opened for the first time. */
  endsOn: z.string(),
  /** ISO 8601 instants, UTC. When a phone took it. */
  openedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  /** When the phone last asked, to the minute. */
  usedAt: z.string().nullable(),
  /** How many wrong codes were entered. */
  wrongCodes: z.int(),
  madeBy: z.string(),
  madeByName: z.string(),
  employeeName: z.string(),
  state: z.enum(workerLinkStates),
}));
export type WorkerLink = z.infer<typeof workerLinkRecord>;

/** A new link and the code that opens it, shown this once. */
export const madeWorkerLink = z.object({ id: z.string(), token: z.string(), code: z.string(), endsOn: z.string() });
export type MadeWorkerLink = z.infer<typeof madeWorkerLink>;

/** A link's state on a day. `isShown`: whether its maker may still see its content. */
export function workerLinkState(
  { revokedAt, openedAt, endsOn, wrongCodes }: Pick<WorkerLink, 'revokedAt' | 'openedAt' | 'endsOn' | 'wrongCodes'>,
  day: IsoDate,
  isShown: boolean,
): WorkerLinkState {
  if (revokedAt !== null) return 'revoked';
  if (!isShown) return 'ended';
  if (openedAt !== null) return 'opened';
  return endsOn < day || wrongCodes >= MOST_WRONG_CODES ? 'ended' : 'waiting';
}
