import { Button } from 'antd';
import { Ban, Link2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Invitation, InvitationLink } from 'shared/domain/accounts/invitation';
import { api, useMay } from 'shared/platform';
import { reachTexts } from 'shared/product';
import { formatInstant, Panel, ResourceTable, type RowAction, ShownOnce, useHistoryDrawer } from 'shared/ui';
import { InviteModal } from './InviteModal';
import { invitations } from './invitations';

const pathOf = ({ id }: Invitation, act: string) => `invitations/${encodeURIComponent(id)}/${act}`;

/** Invitations and their states; account managers invite, renew and revoke. */
export function InvitationsPanel() {
  const mayWrite = useMay('invitations:write');
  const history = useHistoryDrawer(invitations);
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<{ link: InvitationLink; email: string }>();

  const renew: RowAction<Invitation> = {
    label: 'New link',
    right: 'invitations:write',
    icon: <Link2 />,
    failed: 'Failed to renew the invitation',
    onClick: async (row) => {
      setMade(undefined);
      const link = await api.post<InvitationLink>(pathOf(row, 'renew'));
      setMade({ link, email: row.email });
    },
    refreshes: ['invitations'],
  };
  const revoke: RowAction<Invitation> = {
    label: 'Revoke',
    kind: 'remove',
    right: 'invitations:write',
    icon: <Ban />,
    danger: true,
    failed: 'Failed to revoke the invitation',
    confirm: ({ email }) => ({
      title: `Revoke the invitation of ${email}?`,
      body: 'Its link stops working. You can renew it later.',
    }),
    onClick: async (row) => {
      await api.post(pathOf(row, 'revoke'));
      setMade(undefined);
    },
    done: () => 'Invitation revoked',
    refreshes: ['invitations'],
  };
  const actionsOf = ({ state }: Invitation): RowAction<Invitation>[] => {
    if (state === 'used') return [history.action];
    return [renew, ...(state === 'revoked' ? [] : [revoke]), history.action];
  };
  return (
    <Panel
      dense
      title="Invitations"
      purpose={`A link works once, for 7 days, and gives the ${reachTexts.gives} you choose.`}
      actions={
        mayWrite && (
          <Button icon={<UserPlus />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
    >
      {made && (
        <ShownOnce
          title={`Give this link only to ${made.email}. It works once and expires on ${formatInstant(made.link.expiresAt)}. It is not shown again.${made.link.isMailed ? ' It was emailed too.' : ''}`}
          label="The invitation link"
          secret={`${window.location.origin}/signin#invitation=${made.link.token}`}
          onClose={() => setMade(undefined)}
        />
      )}
      <ResourceTable resource={invitations} actions={actionsOf} />
      {history.drawer}
      {isInviting && (
        <InviteModal
          onInvited={(link, email) => {
            setMade({ link, email });
            setInviting(false);
          }}
          onClose={() => setInviting(false)}
        />
      )}
    </Panel>
  );
}
