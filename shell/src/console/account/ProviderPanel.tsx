import { Button } from 'antd';
import { useState } from 'react';
import { type SignInLink, signInLinkInput } from 'shared/domain/accounts/signInLink';
import { api, notify, refresh, useGet } from 'shared/platform';
import { type Field, formatInstant, Panel, ResponseState, SchemaForm, StatusDot } from 'shared/ui';
import type { z } from 'zod';
import { useProviderName } from '../../registry/providerName';
import { passwordField } from './secondFactor/passwordField';
import styles from './secondFactor/secondFactor.module.css';

const input = signInLinkInput.pick({ currentPassword: true });
const fields: readonly Field<z.infer<typeof input>>[] = [{ ...passwordField, span: 2 }];

/** Whether the account is linked to the sign-in provider, and the button that unlinks it; hidden without a provider. */
export function ProviderPanel() {
  const name = useProviderName();
  return name === undefined ? null : <Link name={name} />;
}

function Link({ name }: { name: string }) {
  const { data, ...response } = useGet<SignInLink>('auth/provider/link');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel dense title={`Sign in with ${name}`} purpose="Your account there signs you in here.">
      <ResponseState of={response} failed="Failed to load how you sign in" skeleton="form" count={1} />
      {data && !isAsking && <Standing {...data} onChange={() => setAsking(true)} />}
      {data && isAsking && (
        <>
          {data.isUnlinked || <p className={styles.note}>This also signs you out everywhere else.</p>}
          <SchemaForm
            fields={data.hasPassword ? fields : []}
            schema={input}
            onSubmit={async ({ currentPassword }) => {
              await api.put('auth/provider/link', { isLinked: data.isUnlinked, currentPassword });
              notify.success(data.isUnlinked ? `${name} can sign you in again` : `${name} unlinked`);
              setAsking(false);
              await Promise.all([refresh('auth/provider/link'), refresh('auth/sessions')]);
            }}
            onCancel={() => setAsking(false)}
            submitLabel={data.isUnlinked ? 'Allow again' : 'Unlink'}
            failure={data.isUnlinked ? 'Failed to allow it' : 'Failed to unlink it'}
            takesFocus
          />
        </>
      )}
    </Panel>
  );
}

/** The link's state and actions. */
function Standing({ linkedAt, isUnlinked, onChange }: SignInLink & { onChange: () => void }) {
  if (isUnlinked)
    return (
      <div className={styles.standing}>
        <StatusDot tone="warn">Unlinked: it can’t be used to sign in</StatusDot>
        <Button onClick={onChange}>Allow again</Button>
      </div>
    );
  if (linkedAt === null)
    return <p className={styles.note}>It is linked the first time you sign in there with the email above.</p>;
  return (
    <div className={styles.standing}>
      <StatusDot tone="good">{`Linked, since ${formatInstant(linkedAt)}`}</StatusDot>
      <Button danger onClick={onChange}>
        Unlink
      </Button>
    </div>
  );
}
