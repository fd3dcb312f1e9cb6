import type { Invitation, InvitationState } from 'shared/domain/accounts/invitation';
import { formatInstant, type ResourceDefinition } from 'shared/ui';
import { z } from 'zod';

const states: Record<InvitationState, string> = { open: 'Open', used: 'Used', expired: 'Expired', revoked: 'Revoked' };

/** The invitations as account managers see them; `InviteModal` creates them. */
export const invitations: ResourceDefinition<Invitation, Record<string, never>> = {
  path: 'invitations',
  name: { one: 'invitation', many: 'sent invitations' },
  title: ({ email }) => email,
  texts: {
    empty: 'No invitations yet',
    emptyHint: 'Invite a colleague to let them in with the role you choose.',
  },
  search: false,
  exportable: false,
  columns: [
    { key: 'email', title: 'Email', kind: 'email', sortable: true },
    { key: 'role', title: 'Role', sortable: true, priority: 2, text: ({ roleName }) => roleName },
    { key: 'invitedBy', title: 'Invited by', priority: 3, text: ({ invitedByName }) => invitedByName },
    {
      key: 'expiresAt',
      title: 'Expires',
      kind: 'date',
      sortable: true,
      priority: 3,
      text: ({ expiresAt }) => formatInstant(expiresAt),
    },
    {
      key: 'state',
      title: 'Status',
      kind: 'status',
      value: ({ state }) => states[state],
      tones: { Open: 'warn', Used: 'good', Expired: 'neutral', Revoked: 'neutral' },
    },
  ],
  fields: [],
  schema: z.object({}),
};
