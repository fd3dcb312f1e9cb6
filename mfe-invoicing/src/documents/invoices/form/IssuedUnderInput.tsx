import { whyRegistration } from 'shared/domain/money/documents/usualRegistration';
import { type FieldControl } from 'shared/ui';
import { RegistrationInput, registrationLabel } from './RegistrationInput';
import { useUsualRegistration } from './useUsualRegistration';

/** Chooses the GST registration that issues the invoice, and shows why; when blank, the client's usual one. */
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
