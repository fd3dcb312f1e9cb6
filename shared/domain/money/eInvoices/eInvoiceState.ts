import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';

/** How an e-invoice stands. */
export const eInvoiceStates = ['To mend', 'Without IRN', 'Late', 'Registered', 'To cancel', 'Cancelled'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** Within this many days of its date a document is registered, from ₹10 crore of turnover (GSTN advisory of 5 November 2024, from 1 April 2025). */
const DAYS_TO_REGISTER = 30;
/** So long after its acknowledgement the portal cancels an IRN (rule 48; the portal’s error 2270). */
const HOURS_TO_CANCEL = 24;

/** The last day on which the portal registers a document of a date. */
export const lastDayToRegister = (date: IsoDate): IsoDate => addDays(date, DAYS_TO_REGISTER);

/** Until when the portal cancels an IRN: an ISO 8601 instant. */
export const lastInstantToCancel = (ackAt: string): string =>
  new Date(Date.parse(ackAt) + HOURS_TO_CANCEL * 3_600_000).toISOString();

/** What decides on it. */
interface Standing {
  date: IsoDate;
  /** When the document was cancelled here; null while it counts. */
  cancelledAt: string | null;
  /** Whether the portal would refuse it. */
  isWrong: boolean;
  /** What the portal gave; undefined while it gave nothing. */
  registered: { cancelledAt: string | null } | undefined;
}

/** How a document's e-invoice stands on a day. */
export function eInvoiceState({ date, cancelledAt, isWrong, registered }: Standing, today: IsoDate): EInvoiceState {
  if (registered)
    return registered.cancelledAt !== null ? 'Cancelled' : cancelledAt === null ? 'Registered' : 'To cancel';
  if (isWrong) return 'To mend';
  return lastDayToRegister(date) < today ? 'Late' : 'Without IRN';
}
