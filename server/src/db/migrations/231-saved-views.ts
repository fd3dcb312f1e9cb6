import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Saved views of lists, with their creators. */
export const savedViews: Migration = {
  name: '231-saved-views',
  up: (tx) =>
    createResourceTable(tx, 'saved_views', {
      columns: {
        list: 'text',
        name: 'text',
        query: 'text',
        hiddenColumns: 'json',
        isShared: 'boolean',
        accountId: 'text',
      },
      indexes: ['list', 'accountId'],
    }),
};
