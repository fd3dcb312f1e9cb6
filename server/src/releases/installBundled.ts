import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleReleases, Release } from 'shared/contract';
import type { Actor } from '../core/actorOf';
import { ReleaseError } from './ReleaseError';
import type { ReleaseStore } from './ReleaseStore';
import { parseRelease } from './readUpload';

/** The actor that promoted the releases that came with the server. */
const bundled: Actor = { id: '', name: 'npm start' };

/** A module and the folder with its `release.json`. */
export interface BuiltModule {
  module: string;
  folder: string;
}

interface Bundled extends BuiltModule {
  release: Release;
  /** Its releases so far; undefined for a module that has none yet. */
  known: ModuleReleases | undefined;
}

/** One becomes current when its module has had none yet, or when the current one came with the server too: what a team has released stays. */
const comes = ({ known }: Bundled): boolean => known === undefined || known.since === '' || known.by === bundled.name;

/**
 * Publishes the releases that were built beside the server, and makes those current that come. Those that fit one another are judged
 * together, as the first may need what the last brings; the others one after another. One that can't be published or promoted stays
 * out; `tell` is given a sentence that says why, and the rest goes on.
 */
export async function installBundled(
  store: ReleaseStore,
  built: readonly BuiltModule[],
  tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`),
): Promise<void> {
  const modules = new Map((await store.list()).map((module) => [module.module, module]));
  const orTell = async <T>(module: string, act: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      tell(
        `The ${module} that came with this server is not used: ${error.message.replace(/\n- /g, ' ')} Correct that, and build it again with npm run build -- ${module}.`,
      );
      return undefined;
    }
  };
  const found: Bundled[] = [];
  for (const { module, folder } of built)
    await orTell(module, async () => {
      const release = parseRelease(await readFile(path.join(folder, 'release.json')));
      found.push({ module, folder, release, known: modules.get(release.manifest.name) });
    });
  store.judge.own(found.map(({ release }) => release));
  const together = await store.judge.fitting(found.filter(comes).map(({ release }) => release));
  const isTogether = ({ release }: Bundled) => together.includes(release);
  for (const each of found.filter(isTogether)) await orTell(each.module, () => install(store, each, together));
  for (const each of found.filter((one) => !isTogether(one))) await orTell(each.module, () => install(store, each, []));
}

async function install(store: ReleaseStore, one: Bundled, beside: readonly Release[]): Promise<void> {
  const { folder, release, known } = one;
  const {
    manifest: { name },
    version,
  } = release;
  const isPublished = known?.versions.some((each) => each.version === version) === true;
  // Published releases without their files, as after a restore of the database alone, get them again.
  if (!isPublished || (await store.files.damageOf(await store.release(name, version))) !== undefined) {
    const staging = await store.files.stage();
    try {
      await staging.copy(folder, release);
      await store.publish(staging, release, bundled, { isBundled: true, beside });
    } finally {
      await staging.discard();
    }
  }
  if (known?.current !== version && comes(one)) await store.promote(name, version, bundled, { beside });
}
