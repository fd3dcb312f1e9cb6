import { Crown, KeyRound, UserCheck, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Account, ListedAccount } from 'shared/domain/accounts/session';
import type { ResetLink } from 'shared/domain/accounts/sessionAnswers';
import { api, session, useAccount, useSave } from 'shared/platform';
import { reachTexts } from 'shared/product';
import {
  formatInstant,
  Panel,
  ResourceTable,
  type RowAction,
  ShownOnce,
  useHistoryDrawer,
  useRemoveAction,
} from 'shared/ui';
import { accounts } from './accounts';
import { AccessModal } from './roles/AccessModal';
import { resetSecondFactor } from './secondFactor/resetSecondFactor';

/** A person's rights right after stepping down from a role, until the server responds. */
const noRights = { rights: [] };

const giveUp: RowAction<ListedAccount> = {
  label: 'Step down as owner',
  icon: <UserMinus />,
  failed: 'Failed to step down as owner',
  confirm: () => ({
    title: 'Step down as owner?',
    body: 'You stay signed in as a manager. Another owner can make you an owner again.',
    confirmLabel: 'Give up',
    danger: true,
  }),
  onClick: async ({ id }) => {
    const given = await api.put<Account>(`accounts/${encodeURIComponent(id)}`, { role: 'staff' });
    session.setAccount({ ...given, ...noRights });
  },
  done: () => 'You are now a manager',
  refreshes: ['auth/me'],
};

/** The accounts: owners approve accounts, appoint owners, help with forgotten passwords, and remove accounts. */
export function AccountsPanel() {
  const { save } = useSave<ListedAccount>('accounts', ['notifications']);
  const remove = useRemoveAction(accounts);
  const history = useHistoryDrawer(accounts);
  const me = useAccount();
  const [choosing, setChoosing] = useState<ListedAccount>();
  const [link, setLink] = useState<ResetLink & { of: string }>();

  const approve: RowAction<ListedAccount> = {
    label: 'Approve',
    icon: <UserCheck />,
    onClick: setChoosing,
  };
  const makeLink: RowAction<ListedAccount> = {
    label: 'Password link',
    icon: <KeyRound />,
    failed: 'Failed to make the link',
    onClick: async ({ id, name }) => {
      setLink(undefined);
      const made = await api.post<ResetLink>(`accounts/${encodeURIComponent(id)}/reset-link`);
      setLink({ ...made, of: name });
    },
  };
  const makeOwner: RowAction<ListedAccount> = {
    label: 'Make owner',
    icon: <Crown />,
    failed: 'Failed to make the account an owner',
    confirm: ({ name }) => ({
      title: `Make ${name} an owner?`,
      body: 'Owners approve and remove accounts, appoint owners and change company-wide settings.',
    }),
    onClick: ({ id }) => save({ role: 'owner' }, id),
  };
  const chooseRole: RowAction<ListedAccount> = {
    label: reachTexts.title,
    icon: <UserCog />,
    onClick: setChoosing,
  };
  const actionsOf = ({ id, role, status, hasSecondFactor }: ListedAccount): RowAction<ListedAccount>[] => {
    if (id === me?.id) return [giveUp, history.action];
    const helping = hasSecondFactor ? [resetSecondFactor] : [];
    if (status === 'waiting') return [approve, remove, ...helping, history.action];
    return [makeLink, remove, chooseRole, ...(role === 'owner' ? [] : [makeOwner]), ...helping, history.action];
  };
  return (
    <Panel
      dense
      title="Staff accounts"
      purpose="People who register wait here for your approval; those you invite don’t. A removed account can no longer sign in. Appoint a second owner who can stand in for you."
    >
      {link && (
        <ShownOnce
          title={`Give this link only to ${link.of}. It sets a new password once and expires on ${formatInstant(link.expiresAt)}. It is not shown again.`}
          label="The link"
          secret={`${window.location.origin}/signin#reset=${link.token}`}
          onClose={() => setLink(undefined)}
        />
      )}
      <ResourceTable resource={accounts} actions={actionsOf} />
      {history.drawer}
      {choosing && <AccessModal account={choosing} onClose={() => setChoosing(undefined)} />}
    </Panel>
  );
}
