import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** When the files of a release that nobody uses any more were removed; empty while they are there. */
export const collectedReleases: Migration = {
  name: '485-collected-releases',
  up: (tx) => addColumns(tx, 'releases', { collectedAt: 'text' }),
};
