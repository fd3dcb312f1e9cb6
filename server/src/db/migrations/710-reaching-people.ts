import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** How an employee is reached, and in which language; empty for those on record. */
export const reachingPeople: Migration = {
  name: '710-reaching-people',
  up: (tx) =>
    addColumns(tx, 'employees', {
      phone: 'text',
      otherPhone: 'text',
      address: 'text',
      relativeName: 'text',
      language: 'text',
    }),
};
