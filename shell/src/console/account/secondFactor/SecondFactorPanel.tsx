import { Button, Space } from 'antd';
import { useState } from 'react';
import { passwordAndCodeInput } from 'shared/domain/accounts/secondFactor';
import type { NewRecoveryCodes, SecondFactorState } from 'shared/domain/accounts/secondFactorAnswers';
import { api, notify, refresh, useGet } from 'shared/platform';
import { type Field, formatInstant, Panel, ResponseState, SchemaForm, StatusDot } from 'shared/ui';
import type { z } from 'zod';
import { passwordField } from './passwordField';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpAuthenticator } from './SetUpAuthenticator';
import styles from './secondFactor.module.css';

const fields: readonly Field<z.infer<typeof passwordAndCodeInput>>[] = [
  passwordField,
  {
    name: 'code',
    label: 'Code',
    required: true,
    autoComplete: 'one-time-code',
    help: 'From your authenticator app, or a recovery code.',
  },
];

type Act = 'setUp' | 'renew' | 'remove';

/** The signed-in person's second factor: an authenticator app with recovery codes. */
export function SecondFactorPanel() {
  const { data, ...response } = useGet<SecondFactorState>('auth/second-factor');
  const [act, setAct] = useState<Act>();
  const [codes, setCodes] = useState<readonly string[]>();
  const end = () => {
    setAct(undefined);
    setCodes(undefined);
    void refresh('auth/second-factor');
  };
  const remove = async (input: object) => {
    await api.post('auth/authenticator/remove', input);
    notify.success('Second factor switched off');
    end();
  };
  const renew = async (input: object) =>
    setCodes((await api.post<NewRecoveryCodes>('auth/recovery-codes', input)).recoveryCodes);

  return (
    <Panel
      dense
      title="Second factor"
      purpose="A code from your phone as well as your password, so a stolen password alone isn’t enough."
    >
      <ResponseState of={response} failed="Failed to load your second factor" skeleton="form" count={1} />
      {data && act === 'setUp' && <SetUpAuthenticator onDone={end} onCancel={end} />}
      {codes && <RecoveryCodes codes={codes} onDone={end} />}
      {!codes && (act === 'renew' || act === 'remove') && (
        <SchemaForm
          key={act}
          fields={fields}
          schema={passwordAndCodeInput}
          onSubmit={act === 'renew' ? renew : remove}
          onCancel={end}
          submitLabel={act === 'renew' ? 'Create new codes' : 'Switch off'}
          failure={act === 'renew' ? 'Failed to create new codes' : 'Failed to switch it off'}
          takesFocus
        />
      )}
      {data && act === undefined && <Standing {...data} onAct={setAct} />}
    </Panel>
  );
}

/** The enabled factors and their actions. */
function Standing({
  authenticatorSince,
  recoveryCodesLeft,
  isRequired,
  onAct,
}: SecondFactorState & { onAct: (act: Act) => void }) {
  if (authenticatorSince === null)
    return (
      <div className={styles.standing}>
        <StatusDot tone="warn">Off</StatusDot>
        <Button onClick={() => onAct('setUp')}>Set up an authenticator app</Button>
      </div>
    );
  return (
    <div className={styles.standing}>
      <div>
        <StatusDot tone="good">{`Authenticator app, since ${formatInstant(authenticatorSince)}`}</StatusDot>
        <p className={styles.note}>
          {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
          {isRequired && ' The owner requires a second factor for every account.'}
        </p>
      </div>
      <Space wrap>
        <Button onClick={() => onAct('renew')}>New recovery codes</Button>
        {!isRequired && (
          <Button danger onClick={() => onAct('remove')}>
            Switch off
          </Button>
        )}
      </Space>
    </div>
  );
}
