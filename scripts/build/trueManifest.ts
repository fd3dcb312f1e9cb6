import type { Compilation } from 'webpack';
import { filesOf } from './filesOf.ts';
import { providedVersion, sharedDependencies } from './sharedDependencies.ts';

/** The parts of a federation manifest that plugins take from other sources, or leave out. */
interface Told {
  metaData: object;
  shared: { name: string; version: string }[];
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/**
 * Puts the release's name and version, and the versions the shell provides, into a federation manifest of any bundler.
 */
export function nameRelease(told: Pick<Told, 'metaData' | 'shared'>, name: string, version: string): void {
  Object.assign(told.metaData, { buildInfo: { buildVersion: version, buildName: name } });
  for (const shared of told.shared)
    if (Object.hasOwn(sharedDependencies, shared.name)) shared.version = providedVersion(shared.name);
}

/**
 * Puts the files of each page into webpack's manifest, shared chunks included.
 * @param chunks the chunk of each page, by its name
 */
export function nameFiles(
  { exposes }: Pick<Told, 'exposes'>,
  compilation: Compilation,
  chunks: ReadonlyMap<string, string>,
): void {
  for (const { name, assets } of exposes) {
    const files = filesOf(compilation, chunks.get(name) ?? name);
    for (const kind of ['js', 'css'] as const) assets[kind].sync = files.filter((file) => file.endsWith(`.${kind}`));
  }
}
