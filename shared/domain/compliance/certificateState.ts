import { addDays } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';

/** Within this many days of its expiry a certificate counts half. */
export const EXPIRING_DAYS = 30;

/** A certificate's state: good, expiring soon, or expired. */
export const certificateStates = ['Valid', 'Expires soon', 'Expired'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Whether a certificate is good on a day, expires within 30 days, or has expired. */
export function certificateStateOf(expiresOn: IsoDate | null, today: IsoDate): CertificateState {
  if (expiresOn === null || expiresOn > addDays(today, EXPIRING_DAYS)) return 'Valid';
  return expiresOn < today ? 'Expired' : 'Expires soon';
}
