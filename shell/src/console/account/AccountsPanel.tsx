import { UserCheck } from 'lucide-react';
import type { ListedAccount } from 'shared/domain/session';
import { useAccount, useSave } from 'shared/platform';
import { ResourceTable, type RowAction, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { Panel } from '../Panel';
import { accounts } from './accounts';
import { resetSecondFactor } from './secondFactor/resetSecondFactor';

/** Who may sign in: the owner approves those who wait, and removes accounts. */
export function AccountsPanel() {
  const { save } = useSave<ListedAccount>('accounts', ['notifications']);
  const remove = useRemoveAction(accounts);
  const history = useHistoryDrawer(accounts);
  const me = useAccount();
  const approve: RowAction<ListedAccount> = {
    label: 'Approve',
    icon: <UserCheck />,
    failed: 'Failed to approve the account',
    onClick: ({ id }) => save({ status: 'active' }, id),
  };
  const actionsOf = ({ id, role, status, hasSecondFactor }: ListedAccount): RowAction<ListedAccount>[] => [
    ...(status === 'waiting' ? [approve] : []),
    ...(role === 'owner' ? [] : [remove]),
    ...(hasSecondFactor && id !== me?.id ? [resetSecondFactor] : []),
    history.action,
  ];
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
