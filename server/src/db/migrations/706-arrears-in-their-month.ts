import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** What PF and ESI take of arrears in the month in which they were earned. Arrears on record were taken for a part of the month that paid them, and stay so. */
export const arrearsInTheirMonth: Migration = {
  name: '706-arrears-in-their-month',
  up: (tx) => addColumns(tx, 'wage_parts', { contributions: 'text?' }),
};
