import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Legal rates, and which of them a register used. */
export const lawRows: Migration = {
  name: '241-law-rows',
  async up(tx) {
    await createResourceTable(tx, 'law_rows', {
      columns: {
        kind: 'text',
        state: 'text',
        from: 'text',
        value: 'json',
        source: 'text',
        checkedOn: 'text?',
        name: 'text',
        checkedBy: 'text',
      },
      indexes: ['kind'],
    });
    await addColumns(tx, 'wages', { lawDigest: 'text' });
  },
};
