import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Roles that owners make, and the clients that an account is limited to: who has an account keeps its role and sees all. */
export const roles: Migration = {
  name: '185-roles',
  async up(tx) {
    await createResourceTable(tx, 'roles', { columns: { name: 'text', about: 'text', rights: 'json' } });
    await addColumns(tx, 'accounts', { reach: 'json' });
  },
};
