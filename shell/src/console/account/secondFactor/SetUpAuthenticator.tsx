import { lazy, Suspense, useState } from 'react';
import { authenticatorCodeInput, passwordInput } from 'shared/domain/accounts/secondFactor';
import type { AuthenticatorKey, NewRecoveryCodes } from 'shared/domain/accounts/secondFactorAnswers';
import { api } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import type { z } from 'zod';
import { passwordField } from './passwordField';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './secondFactor.module.css';

/** If the picture doesn't load, the key can be typed. */
const KeyQr = lazy(() =>
  import(/* webpackChunkName: "qr" */ './KeyQr').catch(() => ({
    default: () => <p className={styles.lost}>The QR code couldn’t be loaded. Type the key into the app instead.</p>,
  })),
);

const passwordFields: readonly Field<z.infer<typeof passwordInput>>[] = [{ ...passwordField, span: 2 }];
const codeFields: readonly Field<z.infer<typeof authenticatorCodeInput>>[] = [
  {
    name: 'code',
    label: 'Code',
    required: true,
    autoComplete: 'one-time-code',
    help: 'The 6-digit code shown in the app.',
    span: 2,
  },
];

/** Groups of four are easier to read and type. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** Sets up an authenticator app in three steps: the password, the key with its first code, the recovery codes. */
export function SetUpAuthenticator({ onDone, onCancel }: { onDone: () => void; onCancel?: () => void }) {
  const [made, setMade] = useState<AuthenticatorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (!made)
    return (
      <SchemaForm
        key="password"
        fields={passwordFields}
        schema={passwordInput}
        onSubmit={async (input) => setMade(await api.post<AuthenticatorKey>('auth/authenticator', input))}
        onCancel={onCancel}
        submitLabel="Continue"
        submittingLabel="Checking..."
        failure="Failed to start"
        takesFocus
      />
    );
  return (
    <div className={styles.setUp}>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <KeyQr uri={made.uri} />
        </Suspense>
      </div>
      <div className={styles.steps}>
        <p>
          Scan the code with an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, Aegis,
          or a password manager.
        </p>
        <p>
          No camera? Type this key into the app:
          <code className={styles.key}>{inGroups(made.key)}</code>
        </p>
        <SchemaForm
          key="code"
          fields={codeFields}
          schema={authenticatorCodeInput}
          onSubmit={async (input) =>
            setCodes((await api.post<NewRecoveryCodes>('auth/authenticator/confirm', input)).recoveryCodes)
          }
          onCancel={onCancel}
          submitLabel="Switch on"
          submittingLabel="Checking..."
          failure="Failed to switch on"
          takesFocus
        />
      </div>
    </div>
  );
}
