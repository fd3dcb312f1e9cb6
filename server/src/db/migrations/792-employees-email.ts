import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Employees' email addresses; empty for those on record. */
export const employeesEmail: Migration = {
  name: '792-employees-email',
  up: (tx) => addColumns(tx, 'employees', { email: 'text' }),
};
