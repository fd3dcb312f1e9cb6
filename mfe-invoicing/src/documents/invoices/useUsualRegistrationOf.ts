import type { RegistrationClient, UsualRegistration } from 'shared/domain/money/documents/usualRegistration';
import { useGet } from 'shared/platform';
import { useLetterheadOf } from '../../letterhead/useLetterheadOf';

const none: UsualRegistration = { registration: '', why: '' };

/** The default registration of a draft for a client, and why; nothing while the company has only one. */
export function useUsualRegistrationOf({
  companyId,
  clientName,
  clientGstin,
  clientState,
}: RegistrationClient): UsualRegistration {
  const { registrations } = useLetterheadOf('');
  const isAsked = registrations.length > 1;
  const { data } = useGet<UsualRegistration>(isAsked ? 'invoices/usual-registration' : undefined, {
    companyId,
    clientName,
    clientGstin,
    clientState,
  });
  return isAsked && data ? data : none;
}
