import type { ListedAccount, StoredAccount } from 'shared/domain/accounts/session';
import type { Option, ResourceDefinition } from 'shared/ui';
import { z } from 'zod';

const statuses: Record<StoredAccount['status'], string> = { waiting: 'Waiting', active: 'Active' };
const optionsOf = (labels: Record<string, string>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The accounts as the owner sees them; registering creates them, so there is no form. */
export const accounts: ResourceDefinition<ListedAccount, Record<string, never>> = {
  path: 'accounts',
  name: { one: 'account', many: 'accounts' },
  title: ({ name, email }) => `${name}, ${email}`,
  texts: {
    remove: 'Remove',
    removeQuestion: 'Remove this account?',
    removed: 'Account removed',
    removeFailed: 'Failed to remove the account',
  },
  defaultSort: '-status',
  search: 'Name or email',
  filters: [{ name: 'status', label: 'Status', options: optionsOf(statuses) }],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'email', title: 'Email', kind: 'email', sortable: true, priority: 2 },
    { key: 'role', title: 'Role', sortable: true, priority: 3, text: ({ roleName }) => roleName },
    {
      key: 'hasSecondFactor',
      title: 'Second factor',
      priority: 3,
      text: ({ hasSecondFactor }) => (hasSecondFactor ? 'Yes' : 'No'),
    },
    {
      key: 'status',
      title: 'Status',
      kind: 'status',
      sortable: true,
      value: ({ status }) => statuses[status],
      tones: { Active: 'good', Waiting: 'warn' },
    },
  ],
  fields: [],
  schema: z.object({}),
};
