import type { StoredRecord } from 'shared/platform';

/** What is worked out and never stored, as a row of a table. */
export const asRow = <T extends object>(id: string, row: T): T & StoredRecord => ({
  ...row,
  ...{ id, version: 1, createdAt: '', updatedAt: '' },
});
