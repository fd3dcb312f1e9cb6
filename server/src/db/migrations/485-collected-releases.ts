import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** When the files of an unused release were removed; null while they exist. */
export const collectedReleases: Migration = {
  name: '485-collected-releases',
  up: (tx) => addColumns(tx, 'releases', { collectedAt: 'text' }),
};
