import { whyRegistration } from 'shared/domain/money/documents/usualRegistration';
import { type FieldControl } from 'shared/ui';
import { RegistrationInput, registrationLabel } from './RegistrationInput';
import { useUsualRegistration } from './useUsualRegistration';

/** Under which of the company's registrations an invoice is issued, and why; left blank it is the client's usual one. */
export function IssuedUnderInput(control: FieldControl) {
  const usual = useUsualRegistration();
  const chosen = typeof control.value === 'string' ? control.value : '';
  return (
    <RegistrationInput
      {...control}
      label="Issued under"
      placeholder={usual.registration === '' ? 'Choose a registration' : registrationLabel(usual.registration)}
      hint={whyRegistration(chosen || usual.registration, usual)}
    />
  );
}
