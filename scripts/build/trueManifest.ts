import type { Compilation } from 'webpack';
import { filesOf } from './filesOf.ts';
import { providedVersion, sharedDependencies } from './sharedDependencies.ts';

/** What of a federation's manifest its plugins read from elsewhere, or not at all. */
interface Told {
  metaData: object;
  shared: { name: string; version: string }[];
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** Has a federation's manifest, whichever bundler wrote it, say the release's name and version, and the versions that the shell provides. */
export function nameRelease(told: Pick<Told, 'metaData' | 'shared'>, name: string, version: string): void {
  Object.assign(told.metaData, { buildInfo: { buildVersion: version, buildName: name } });
  for (const shared of told.shared)
    if (Object.hasOwn(sharedDependencies, shared.name)) shared.version = providedVersion(shared.name);
}

/**
 * Has the manifest of a build by webpack say the files of each page, those that several share a chunk with too.
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
