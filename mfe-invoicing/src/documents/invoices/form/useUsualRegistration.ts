import type { UsualRegistration } from 'shared/domain/money/documents/usualRegistration';
import { isGstin } from 'shared/domain/records/gstin';
import { useDebounced } from 'shared/platform';
import { useFormValue } from 'shared/ui';
import { useUsualRegistrationOf } from '../useUsualRegistrationOf';

/** The default registration of the form's invoice, and why; it follows the client. */
export function useUsualRegistration(): UsualRegistration {
  const clientGstin = useFormValue<string | undefined>('clientGstin') ?? '';
  const client = {
    companyId: useFormValue<string | undefined>('companyId') ?? '',
    clientName: useDebounced(useFormValue<string | undefined>('clientName') ?? '', 250),
    clientGstin: isGstin(clientGstin) ? clientGstin : '',
    clientState: useFormValue<string | undefined>('clientState') ?? '',
  };
  return useUsualRegistrationOf(client);
}
