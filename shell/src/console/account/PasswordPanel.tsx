import { MIN_PASSWORD, type PasswordChangeInput, passwordChangeInput } from 'shared/domain/account';
import { api } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import { Panel } from '../Panel';

const fields: readonly Field<PasswordChangeInput>[] = [
  { name: 'currentPassword', label: 'Current Password', kind: 'password', required: true, autoComplete: 'current-password', span: 2 },
  { name: 'password', label: 'New Password', kind: 'password', required: true, autoComplete: 'new-password', help: `At least ${MIN_PASSWORD} characters.` },
  { name: 'confirmPassword', label: 'Confirm New Password', kind: 'password', required: true, autoComplete: 'new-password' },
];

/** Changes the password, by the current one and two equal new ones. */
export function PasswordPanel() {
  return (
    <Panel title="Password" purpose="A new one signs you out everywhere else.">
      <SchemaForm
        fields={fields}
        schema={passwordChangeInput}
        onSubmit={(input) => api.post('auth/password', input)}
        submitLabel="Change password"
        failure="Failed to change the password"
        success="Password changed. You are signed out everywhere else."
        clears
      />
    </Panel>
  );
}
