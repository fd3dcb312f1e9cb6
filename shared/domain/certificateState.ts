import { EXPIRING_DAYS } from './complianceScore';
import { addDays } from './dates';
import type { IsoDate } from './isoDate';

/** Whether a certificate is good, ends soon, or has ended. */
export type CertificateState = 'Valid' | 'Expires soon' | 'Expired';

/** Whether a certificate is good on a day, ends within 30 days, or has ended. */
export function certificateStateOf(expiresOn: IsoDate | null, today: IsoDate): CertificateState {
  if (expiresOn === null || expiresOn > addDays(today, EXPIRING_DAYS)) return 'Valid';
  return expiresOn < today ? 'Expired' : 'Expires soon';
}
