import { UserCheck } from 'lucide-react';
import type { Account } from 'shared/domain/session';
import { useSave } from 'shared/platform';
import { ResourceTable, type RowAction, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { Panel } from '../Panel';
import { accounts } from './accounts';

/** Who may sign in: the owner approves those who wait, and removes accounts. */
export function AccountsPanel() {
  const { save } = useSave<Account>('accounts', ['notifications']);
  const remove = useRemoveAction(accounts);
  const history = useHistoryDrawer(accounts);
  const approve: RowAction<Account> = {
    label: 'Approve',
    icon: <UserCheck />,
    failed: 'Failed to approve the account',
    onClick: ({ id }) => save({ status: 'active' }, id),
  };
  const actionsOf = ({ role, status }: Account): RowAction<Account>[] =>
    role === 'owner'
      ? [history.action]
      : status === 'waiting'
        ? [approve, remove, history.action]
        : [remove, history.action];
  return (
    <Panel
      title="Staff accounts"
      purpose="Those who registered wait here until you approve them. A removed account can’t sign in any more."
    >
      <ResourceTable resource={accounts} actions={actionsOf} />
      {history.drawer}
    </Panel>
  );
}
