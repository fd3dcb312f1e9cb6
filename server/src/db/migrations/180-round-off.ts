import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Whether the totals of invoices are rounded to a whole rupee is said with the letterhead; so far they were not. */
export const roundOff: Migration = {
  name: '180-round-off',
  up: (tx) => addColumns(tx, 'letterhead', { roundOff: 'boolean' }),
};
