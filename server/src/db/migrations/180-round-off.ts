import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** The letterhead stores whether invoice totals are rounded to a whole rupee; until now they were not. */
export const roundOff: Migration = {
  name: '180-round-off',
  up: (tx) => addColumns(tx, 'letterhead', { roundOff: 'boolean' }),
};
