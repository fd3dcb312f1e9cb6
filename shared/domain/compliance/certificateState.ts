import { addDays } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';

/** Within how many days of its expiry a certificate counts half. */
export const EXPIRING_DAYS = 30;

/** Whether a certificate is good, ends soon, or has ended. */
export const certificateStates = ['Valid', 'Expires soon', 'Expired'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Whether a certificate is good on a day, ends within 30 days, or has ended. */
export function certificateStateOf(expiresOn: IsoDate | null, today: IsoDate): CertificateState {
  if (expiresOn === null || expiresOn > addDays(today, EXPIRING_DAYS)) return 'Valid';
  return expiresOn < today ? 'Expired' : 'Expires soon';
}
