import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { type LegalLimit, limitOn } from '../../law/limitOn';

/** An e-invoice's state. */
export const eInvoiceStates = ['To mend', 'Without IRN', 'Late', 'Registered', 'To cancel', 'Cancelled'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

/** The last day on which the portal registers a document with a date. `limits`: by default this release's. */
export const lastDayToRegister = (date: IsoDate, limits?: readonly LegalLimit[]): IsoDate =>
  addDays(date, limitOn('Registration of an e-invoice', date, limits));

/** For how many hours after its acknowledgement the portal cancels an IRN. `limits`: by default this release's. */
export const hoursToCancel = (ackAt: string, limits?: readonly LegalLimit[]): number =>
  limitOn('Cancelling an IRN', ackAt.slice(0, 10), limits);

/** The instant until which the portal cancels an IRN, ISO 8601. */
export const lastInstantToCancel = (ackAt: string, limits?: readonly LegalLimit[]): string =>
  new Date(Date.parse(ackAt) + hoursToCancel(ackAt, limits) * 3_600_000).toISOString();

/** The facts that decide it. */
interface Standing {
  date: IsoDate;
  /** When the document was cancelled here; null unless cancelled. */
  cancelledAt: string | null;
  /** Whether the portal would refuse it. */
  isWrong: boolean;
  /** The portal's registration; undefined if there is none. */
  registered: { cancelledAt: string | null } | undefined;
}

/** The state of a document's e-invoice on a day. */
export function eInvoiceState(
  { date, cancelledAt, isWrong, registered }: Standing,
  today: IsoDate,
  limits?: readonly LegalLimit[],
): EInvoiceState {
  if (registered)
    return registered.cancelledAt !== null ? 'Cancelled' : cancelledAt === null ? 'Registered' : 'To cancel';
  if (isWrong) return 'To mend';
  return lastDayToRegister(date, limits) < today ? 'Late' : 'Without IRN';
}
