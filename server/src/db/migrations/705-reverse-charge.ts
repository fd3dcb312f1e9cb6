import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Whether the firm is a body corporate, which nobody said so far, and whether an advance's tax is paid by the client, of which there were none. */
export const reverseCharge: Migration = {
  name: '705-reverse-charge',
  up: async (tx) => {
    await addColumns(tx, 'letterhead', { bodyCorporate: 'text' });
    await addColumns(tx, 'vouchers', { reverseCharge: 'boolean' });
  },
};
