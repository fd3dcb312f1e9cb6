import { passkeyName } from 'shared/domain/accounts/passkey';
import { passwordInput } from 'shared/domain/accounts/secondFactor';
import { notify } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import type { z } from 'zod';
import { addPasskey } from '../../../passkeys/passkeys';
import { passwordField } from './passwordField';

const input = passwordInput.extend({ name: passkeyName });
const fields: readonly Field<z.infer<typeof input>>[] = [
  { name: 'name', label: 'Name', required: true, maxLength: 60, help: 'For example “Work laptop”.' },
  passwordField,
];

/** Creates a passkey in this browser, with the password and a name for it. */
export function AddPasskey({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  return (
    <SchemaForm
      fields={fields}
      schema={input}
      onSubmit={async ({ name, currentPassword }) => {
        await addPasskey(name, currentPassword);
        notify.success('Passkey added');
        onDone();
      }}
      onCancel={onCancel}
      submitLabel="Add"
      submittingLabel="Adding..."
      failure="Failed to add the passkey"
      takesFocus
    />
  );
}
