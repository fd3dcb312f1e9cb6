import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleReleases, Release } from 'shared/contract';
import type { Actor } from '../core/actorOf';
import { ReleaseError } from './ReleaseError';
import type { ReleaseStore } from './ReleaseStore';
import { parseRelease } from './readUpload';

/** Who promoted the releases that came with the server. */
const bundled: Actor = { id: '', name: 'npm start' };

/** A module and the folder with its `release.json`. */
export interface BuiltModule {
  module: string;
  folder: string;
}

/**
 * Publishes the releases that were built beside the server. One becomes current when its module has had
 * none yet, or when the current one came with the server too: what a team has released stays. One that can't be
 * published or promoted stays out; `tell` is given a sentence that says why, and the rest goes on.
 */
export async function installBundled(
  store: ReleaseStore,
  built: readonly BuiltModule[],
  tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`),
): Promise<void> {
  const modules = new Map((await store.list()).map((module) => [module.module, module]));
  for (const { module, folder } of built) {
    try {
      const release = parseRelease(await readFile(path.join(folder, 'release.json')));
      await install(store, folder, release, modules.get(release.manifest.name));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      tell(`The ${module} that came with this server is not used: ${error.message.replace(/\n- /g, ' ')}`);
    }
  }
}

async function install(
  store: ReleaseStore,
  folder: string,
  release: Release,
  known: ModuleReleases | undefined,
): Promise<void> {
  const {
    manifest: { name },
    version,
  } = release;
  const isPublished = known?.versions.some((each) => each.version === version) === true;
  // What is published and lacks files, as after a restore of the database alone, gets them again.
  if (!isPublished || (await store.files.damageOf(await store.release(name, version))) !== undefined) {
    const staging = await store.files.stage();
    try {
      await staging.copy(folder, release);
      await store.publish(staging, release, bundled, { isBundled: true });
    } finally {
      await staging.discard();
    }
  }
  const isFirst = known === undefined || known.since === '';
  if (known?.current !== version && (isFirst || known.by === bundled.name)) await store.promote(name, version, bundled);
}
