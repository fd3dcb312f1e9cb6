import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Why somebody left, and the name that PF has of them; empty for those on record. */
export const leavings: Migration = {
  name: '697-leavings',
  up: (tx) => addColumns(tx, 'employees', { leavingReason: 'text', uanName: 'text' }),
};
