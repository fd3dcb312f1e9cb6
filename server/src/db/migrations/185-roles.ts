import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/**
 * Roles created by owners, and the clients that an account is limited to: existing accounts keep their role and see
 * all.
 */
export const roles: Migration = {
  name: '185-roles',
  async up(tx) {
    await createResourceTable(tx, 'roles', { columns: { name: 'text', about: 'text', rights: 'json' } });
    await addColumns(tx, 'accounts', { reach: 'json' });
  },
};
