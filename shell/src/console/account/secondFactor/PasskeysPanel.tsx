import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from 'shared/domain/accounts/passkeyAnswers';
import { api, refresh, useGet } from 'shared/platform';
import { type Column, DataTable, formatInstant, Panel, ResponseState, type RowAction } from 'shared/ui';
import { usePasskeysUsable } from '../../../passkeys/passkeys';
import { AddPasskey } from './AddPasskey';
import styles from './secondFactor.module.css';

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

const remove: RowAction<Passkey> = {
  label: 'Remove',
  danger: true,
  failed: 'Failed to remove the passkey',
  confirm: ({ name }) => ({
    title: `Remove the passkey “${name}”?`,
    body: 'It can no longer sign you in. Remove it from the device too.',
  }),
  onClick: ({ id }) => api.delete(`auth/passkeys/${encodeURIComponent(id)}`),
  done: () => 'Passkey removed',
  refreshes: ['auth/passkeys'],
};

/** The signed-in person's passkeys; hidden in browsers without passkey support. */
export function PasskeysPanel() {
  return usePasskeysUsable() ? <Passkeys /> : null;
}

function Passkeys() {
  const { data, ...response } = useGet<Passkey[]>('auth/passkeys');
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      dense
      title="Passkeys"
      purpose="Sign in with your fingerprint, face or device PIN instead of a password. Passkeys can’t be phished."
      actions={
        isAdding ? undefined : (
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )
      }
    >
      {isAdding && (
        <AddPasskey
          onDone={() => {
            setAdding(false);
            void refresh('auth/passkeys');
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      <ResponseState of={response} failed="Failed to load your passkeys" />
      {data?.length === 0 && !isAdding && <p className={styles.note}>No passkeys yet.</p>}
      {(response.state === 'loading' || (data && data.length > 0)) && (
        <DataTable
          label="Passkeys"
          columns={columns}
          rows={data ?? []}
          rowTitle={({ name }) => name}
          skeletonRows={response.state === 'loading' ? 1 : undefined}
          actions={() => [remove]}
        />
      )}
    </Panel>
  );
}
