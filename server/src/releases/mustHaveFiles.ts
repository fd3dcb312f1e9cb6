import { existsSync } from 'node:fs';
import { StartError } from '../startError';
import type { RegistryState } from './LiveRegistry';
import type { ReleaseFiles } from './ReleaseFiles';

/** Throws `StartError` when a release is current and its files are gone: a database without the folder that belongs to it. */
export function mustHaveFiles({ current }: Pick<RegistryState, 'current'>, files: ReleaseFiles): void {
  const gone = current.filter(({ manifest, version }) => !existsSync(files.folderOf(manifest.name, version)));
  if (gone.length === 0) return;
  throw new StartError(`The files of ${gone.map(({ manifest, version }) => `${manifest.name} ${version}`).join(', ')} are not in ${files.root}; bring that folder back from the backup that the database is from.`);
}
