import { type Account, accountRoles, accountStatuses } from 'shared/domain/account';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';

/** The accounts as the owner sees them; they are made by registering, so there is no form. */
export const accounts: ResourceDefinition<Account, Record<string, never>> = {
  path: 'accounts',
  name: { one: 'account', many: 'accounts' },
  title: ({ name, email }) => `${name}, ${email}`,
  texts: { remove: 'Remove', removeQuestion: 'Remove this account?', removed: 'Account removed', removeFailed: 'Failed to remove the account' },
  defaultSort: '-status,name',
  search: 'Name or email',
  exportable: true,
  filters: [
    { name: 'status', label: 'Status', options: accountStatuses },
    { name: 'role', label: 'Role', options: accountRoles },
  ],
  columns: [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'email', title: 'Email', kind: 'email', sortable: true, priority: 2 },
    { key: 'role', title: 'Role', sortable: true, width: 90, priority: 3 },
    { key: 'status', title: 'Status', kind: 'status', tones: { active: 'good', waiting: 'warn' }, sortable: true, width: 110 },
  ],
  fields: [],
  schema: z.object({}),
};
