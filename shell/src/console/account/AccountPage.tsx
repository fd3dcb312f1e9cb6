import { Button } from 'antd';
import { Keyboard } from 'lucide-react';
import { useRef } from 'react';
import { type ProfileInput, profileInput } from 'shared/domain/accounts/account';
import type { Account } from 'shared/domain/accounts/session';
import { api, refresh, runShortcut, session, useGet } from 'shared/platform';
import { type Field, PageHeader, Panel, ResponseState, SchemaForm } from 'shared/ui';
import styles from './account.module.css';
import { FormSetter, type SetFormValue } from './FormSetter';
import { ProviderPanel } from './ProviderPanel';
import { SessionsPanel } from './SessionsPanel';
import { PasskeysPanel } from './secondFactor/PasskeysPanel';
import { SecondFactorPanel } from './secondFactor/SecondFactorPanel';

const passwords = ['currentPassword', 'password', 'confirmPassword'] as const;

const fields: readonly Field<ProfileInput>[] = [
  { name: 'name', label: 'Name', required: true, autoComplete: 'name', maxLength: 120 },
  {
    name: 'email',
    label: 'Email',
    kind: 'email',
    required: true,
    autoComplete: 'username',
    help: 'You sign in with it.',
  },
  { name: 'phone', label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  {
    name: 'currentPassword',
    label: 'Current Password',
    kind: 'password',
    autoComplete: 'current-password',
    help: 'Needed to change your email or password. A new password signs you out everywhere else.',
    span: 2,
    group: 'Change password',
  },
  {
    name: 'password',
    label: 'Password',
    kind: 'password',
    autoComplete: 'new-password',
    help: 'Leave empty to keep your current password.',
    group: 'Change password',
  },
  {
    name: 'confirmPassword',
    label: 'Confirm Password',
    kind: 'password',
    autoComplete: 'new-password',
    group: 'Change password',
  },
];

/** The signed-in person's profile, and the only place to change the password. */
export default function AccountPage() {
  const { data, ...response } = useGet<Account>('auth/me');
  const set = useRef<SetFormValue>(null);
  const save = async (input: ProfileInput) => {
    session.setAccount(await api.put<Account>('auth/me', input));
    for (const name of passwords) set.current?.(name, '');
    void refresh('auth/me');
  };
  return (
    <>
      <PageHeader
        title="My Account"
        purpose="Your profile, sign-in methods and active sessions."
        actions={
          <Button icon={<Keyboard />} onClick={() => runShortcut('overview')}>
            Keyboard shortcuts
          </Button>
        }
      />
      <div className={styles.narrow}>
        <Panel dense title="Profile">
          <ResponseState of={response} failed="Failed to load your account" skeleton="form" count={6} />
          {data && (
            <SchemaForm
              fields={fields}
              schema={profileInput}
              initial={{ name: data.name, email: data.email, phone: data.phone }}
              onSubmit={save}
              submitLabel="Save changes"
              failure="Failed to save your account"
              success="Account updated successfully!"
            >
              <FormSetter ref={set} />
            </SchemaForm>
          )}
        </Panel>
        <SecondFactorPanel />
        <PasskeysPanel />
        <ProviderPanel />
        <SessionsPanel />
      </div>
    </>
  );
}
