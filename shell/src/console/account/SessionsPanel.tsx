import { Button } from 'antd';
import { LogOut } from 'lucide-react';
import type { OwnSession } from 'shared/domain/accounts/sessionAnswers';
import { api, confirm, notify, refresh, useGet } from 'shared/platform';
import {
  type Column,
  DataTable,
  describeFailure,
  FailedState,
  formatInstant,
  Panel,
  type RowAction,
  useAction,
} from 'shared/ui';

const deviceOf = ({ device }: OwnSession) => device || 'Unknown browser';

const columns: readonly Column<OwnSession>[] = [
  {
    key: 'device',
    title: 'Device',
    text: (session) => (session.isThis ? `${deviceOf(session)} (this device)` : deviceOf(session)),
  },
  { key: 'address', title: 'From', text: ({ address }) => address || 'Unknown', priority: 2 },
  { key: 'createdAt', title: 'Since', kind: 'date', text: ({ createdAt }) => formatInstant(createdAt), priority: 3 },
  { key: 'seenAt', title: 'Last used', kind: 'date', text: ({ seenAt }) => formatInstant(seenAt), priority: 2 },
];

const end: RowAction<OwnSession> = {
  label: 'End',
  danger: true,
  failed: 'Failed to end the session',
  confirm: (session) => ({
    title: 'End this session?',
    body: `${deviceOf(session)} will be signed out immediately.`,
    confirmLabel: 'End session',
  }),
  onClick: ({ id }) => api.delete(`auth/sessions/${encodeURIComponent(id)}`),
  done: () => 'Session ended',
  refreshes: ['auth/sessions'],
};

/** The account's sessions; each one except the current can be ended. */
export function SessionsPanel() {
  const { data, state, error, reload } = useGet<OwnSession[]>('auth/sessions');
  const { isRunning, run } = useAction();
  const others = data?.filter(({ isThis }) => !isThis).length ?? 0;
  const endOthers = async () => {
    const isSure = await confirm({
      title: 'End all other sessions?',
      body: 'You will be signed out everywhere except here.',
      confirmLabel: 'End sessions',
      danger: true,
    });
    if (!isSure) return;
    await run('Failed to end the sessions', async () => {
      await api.delete('auth/sessions');
      notify.success('All other sessions ended');
      await refresh('auth/sessions');
    });
  };
  const button = others > 0 && (
    <Button icon={<LogOut />} loading={isRunning} onClick={() => void endOthers()}>
      End all others
    </Button>
  );
  return (
    <Panel
      dense
      title="Sessions"
      purpose="Devices where you are signed in. Sign out sessions you don’t recognise, then change your password."
      actions={button}
    >
      {state === 'failed' ? (
        <FailedState {...describeFailure('Failed to load your sessions', error)} onRetry={reload} />
      ) : (
        <DataTable
          label="Sessions"
          columns={columns}
          rows={data ?? []}
          rowTitle={deviceOf}
          skeletonRows={state === 'loading' ? 2 : undefined}
          actions={({ isThis }) => (isThis ? [] : [end])}
        />
      )}
    </Panel>
  );
}
