import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Where a release comes from, as JSON, and the public key it is signed with; both are empty of what came before. */
export const provenance: Migration = {
  name: '455-provenance',
  up: (tx) => addColumns(tx, 'releases', { provenance: 'text', signedBy: 'text' }),
};
