import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { passkeyName } from 'shared/domain/passkey';
import type { Passkey } from 'shared/domain/passkeyAnswers';
import { passwordInput } from 'shared/domain/secondFactor';
import { api, confirm, notify, refresh, useGet } from 'shared/platform';
import {
  type Column,
  DataTable,
  describeFailure,
  errorSentence,
  FailedState,
  type Field,
  formatInstant,
  Panel,
  SchemaForm,
} from 'shared/ui';
import type { z } from 'zod';
import { addPasskey, usePasskeysUsable } from '../../../passkeys/passkeys';
import styles from './secondFactor.module.css';

const input = passwordInput.extend({ name: passkeyName });
const fields: readonly Field<z.infer<typeof input>>[] = [
  { name: 'name', label: 'Name', required: true, maxLength: 60, help: 'Where it is kept: “Work laptop”.' },
  {
    name: 'currentPassword',
    label: 'Current Password',
    kind: 'password',
    required: true,
    autoComplete: 'current-password',
  },
];
const columns: readonly Column<Passkey>[] = [
  { key: 'name', title: 'Name' },
  { key: 'createdAt', title: 'Added', kind: 'date', text: ({ createdAt }) => formatInstant(createdAt), priority: 3 },
  {
    key: 'usedAt',
    title: 'Last used',
    kind: 'date',
    text: ({ usedAt }) => (usedAt === null ? 'Never' : formatInstant(usedAt)),
    priority: 2,
  },
];

async function remove({ id, name }: Passkey): Promise<void> {
  const isSure = await confirm({
    title: `Remove the passkey “${name}”?`,
    body: 'It signs you in no more. Remove it from the device, too.',
    confirmLabel: 'Remove',
    danger: true,
  });
  if (!isSure) return;
  await api.delete(`auth/passkeys/${encodeURIComponent(id)}`);
  notify.success('Passkey removed');
  await refresh('auth/passkeys');
}

/** The passkeys of the signed-in person, where the browser knows passkeys. */
export function PasskeysPanel() {
  return usePasskeysUsable() ? <Passkeys /> : null;
}

function Passkeys() {
  const { data, state, error, reload } = useGet<Passkey[]>('auth/passkeys');
  const [isAdding, setAdding] = useState(false);
  const add = async ({ name, currentPassword }: z.infer<typeof input>) => {
    await addPasskey(name, currentPassword);
    setAdding(false);
    notify.success('Passkey added');
    await refresh('auth/passkeys');
  };
  return (
    <Panel
      dense
      title="Passkeys"
      purpose="Sign in with a finger, a face or a PIN of your device, without a password. A passkey can’t be given to a false page."
      actions={
        isAdding ? undefined : (
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )
      }
    >
      {isAdding && (
        <SchemaForm
          fields={fields}
          schema={input}
          onSubmit={add}
          onCancel={() => setAdding(false)}
          submitLabel="Add"
          submittingLabel="Adding..."
          failure="Failed to add the passkey"
          takesFocus
        />
      )}
      {state === 'failed' && (
        <FailedState {...describeFailure('Failed to load your passkeys', error)} onRetry={reload} />
      )}
      {data?.length === 0 && !isAdding && <p className={styles.note}>You have none yet.</p>}
      {(state === 'loading' || (data && data.length > 0)) && (
        <DataTable
          label="Passkeys"
          columns={columns}
          rows={data ?? []}
          rowTitle={({ name }) => name}
          skeletonRows={state === 'loading' ? 1 : undefined}
          actions={() => [{ label: 'Remove', danger: true, failed: 'Failed to remove the passkey', onClick: remove }]}
          onActionFailed={(action, thrown) => notify.error(errorSentence(action.failed ?? '', thrown))}
        />
      )}
    </Panel>
  );
}
