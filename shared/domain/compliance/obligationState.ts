import { daysBetween } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';

type Due = { dueDate: IsoDate; extendedTo: IsoDate | null } & {
  /** The next working day for a direct tax if its due date isn't one; by default the due date. */
  movedTo?: IsoDate | null;
};
type Timed = Due & { status: string; doneOn: IsoDate | null };

/** An obligation's state on a day. */
export const obligationStates = ['on time', 'late', 'overdue', 'due soon', 'upcoming'] as const;
export type ObligationState = (typeof obligationStates)[number];

/** Within this many days a due date counts as soon, also for notifications. */
export const DUE_SOON_DAYS = 7;

/**
 * The last day to do it: the extended date if the authority allowed one, otherwise the due date or the working day
 * after it.
 */
export function lastDayFor({ dueDate, extendedTo, movedTo }: Due): IsoDate {
  const day = movedTo ?? dueDate;
  return extendedTo !== null && extendedTo > day ? extendedTo : day;
}

/**
 * An obligation's state: done on time or late, overdue from the day after its last day, due soon within a week, or
 * upcoming.
 */
export function obligationState(obligation: Timed, today: IsoDate): ObligationState {
  const last = lastDayFor(obligation);
  if (obligation.status !== 'Pending') return (obligation.doneOn ?? last) <= last ? 'on time' : 'late';
  if (last < today) return 'overdue';
  return daysBetween(today, last) <= DUE_SOON_DAYS ? 'due soon' : 'upcoming';
}
