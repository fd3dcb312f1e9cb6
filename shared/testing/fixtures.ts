import type { Account } from 'shared/platform';

/** The signed-in owner of component tests. */
export const owner: Account = { id: 'a1', name: 'Asha Kumari', email: 'asha@example.com', role: 'owner' };

/** A member of staff who is not the owner. */
export const staff: Account = { id: 'a2', name: 'Ravi Oraon', email: 'ravi@example.com', role: 'staff' };
