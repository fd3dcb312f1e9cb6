import { daysBetween } from './dates';
import type { IsoDate } from './isoDate';
import type { Obligation } from './obligation';

type Timed = Pick<Obligation, 'status' | 'dueDate' | 'extendedTo' | 'doneOn'>;

/** How an obligation stands on a day. */
export type ObligationState = 'on time' | 'late' | 'overdue' | 'due soon' | 'upcoming';

/** Within how many days a due date counts as soon, as the bell does. */
export const DUE_SOON_DAYS = 7;

/** The day it must be done by: the extended one when the authority allowed a later day. */
export function lastDayFor(obligation: Pick<Obligation, 'dueDate' | 'extendedTo'>): IsoDate {
  const { dueDate, extendedTo } = obligation;
  return extendedTo !== null && extendedTo > dueDate ? extendedTo : dueDate;
}

/** How an obligation stands: done on time or late, overdue from the day after its last day, due soon within a week, or upcoming. */
export function obligationState(obligation: Timed, today: IsoDate): ObligationState {
  const last = lastDayFor(obligation);
  if (obligation.status !== 'Pending') return (obligation.doneOn ?? last) <= last ? 'on time' : 'late';
  if (last < today) return 'overdue';
  return daysBetween(today, last) <= DUE_SOON_DAYS ? 'due soon' : 'upcoming';
}
