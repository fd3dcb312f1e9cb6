import { EXPIRING_DAYS } from 'shared/domain/complianceScore';
import { addDays } from 'shared/domain/dates';
import type { IsoDate } from 'shared/domain/isoDate';

/** Whether a certificate is good on a day, ends within 30 days, or has ended. */
export function certificateStateOf(expiresOn: IsoDate | null, today: IsoDate): 'Valid' | 'Expires soon' | 'Expired' {
  if (expiresOn === null || expiresOn > addDays(today, EXPIRING_DAYS)) return 'Valid';
  return expiresOn < today ? 'Expired' : 'Expires soon';
}
