import { addColumns, indexColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A placement references the one it replaces. */
export const replacements: Migration = {
  name: '392-replacements',
  async up(tx) {
    const columns = { replacesId: 'text' } as const;
    await addColumns(tx, 'placements', columns);
    await indexColumns(tx, 'placements', columns, ['replacesId']);
  },
};
