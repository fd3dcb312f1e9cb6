import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRelease } from './readUpload';
import type { ReleaseStore } from './ReleaseStore';

/** Who promoted the releases that came with the server. */
export const BUNDLED = 'npm start';

/**
 * Publishes the releases that were built beside the server. One becomes current when its module has
 * none yet, or when the current one came with the server too: what a team has released stays.
 */
export async function installBundled(store: ReleaseStore, folders: string[]): Promise<void> {
  const modules = new Map((await store.list()).map((module) => [module.module, module]));
  for (const folder of folders) {
    const release = parseRelease(await readFile(path.join(folder, 'release.json')));
    const { name } = release.manifest;
    const known = modules.get(name);
    if (known?.current === release.version) continue;
    if (!known?.versions.some(({ version }) => version === release.version)) {
      const staging = await store.files.stage();
      try {
        await staging.copy(folder, release);
        await store.publish(staging, release, BUNDLED);
      } finally {
        await staging.discard();
      }
    }
    if (known === undefined || known.by === BUNDLED) await store.promote(name, release.version, BUNDLED);
  }
}
