import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** A candidate says whether a machine has probably sent the application. */
export const suspectedApplications: Migration = {
  name: '650-suspected-applications',
  up: (tx) => addColumns(tx, 'candidates', { suspected: 'boolean' }),
};
