import { rightNames } from 'shared/domain/accounts/rightNames';
import type { Account } from 'shared/platform';

const owners = ['accounts', 'invitations', 'roles', 'audit', 'modules', 'samples'];
const acts = ['read', 'write', 'delete', 'export', 'import', 'issue', 'cancel', 'convert', 'manage'];

const everything = { rights: ['*'] };

/** The signed-in owner of component tests. */
export const owner: Account = {
  ...everything,
  id: 'a1',
  name: 'Asha Kumari',
  email: 'asha@example.com',
  role: 'owner',
};

const mostThings = {
  rights: Object.values(rightNames)
    .flatMap((names) => Object.keys(names))
    .filter((path) => !owners.includes(path))
    .flatMap((path) => acts.map((act) => `${path}:${act}`))
    .filter((right) => !['letterhead:write', 'metrics:write', 'metrics:delete'].includes(right)),
};

/** A member of staff who is not the owner. */
export const staff: Account = {
  ...mostThings,
  id: 'a2',
  name: 'Ravi Oraon',
  email: 'ravi@example.com',
  role: 'staff',
};
