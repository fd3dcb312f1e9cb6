import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Rows of GSTR-2B say whether reverse charge applies and whether a distributor passed the credit on; those read before say neither. */
export const reverseChargeTold: Migration = {
  name: '690-reverse-charge-told',
  up: (tx) => addColumns(tx, 'gst_2b_rows', { reverseCharge: 'boolean', isDistributed: 'boolean' }),
};
