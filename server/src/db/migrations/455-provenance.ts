import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Releases' origins, as JSON, and the public keys of their signatures; empty for existing ones. */
export const provenance: Migration = {
  name: '455-provenance',
  up: (tx) => addColumns(tx, 'releases', { provenance: 'text', signedBy: 'text' }),
};
