import type { Compilation } from 'webpack';
import { filesOf } from './filesOf.ts';

/** What of a federation's manifest its plugin reads from elsewhere, or not at all. */
interface Told {
  metaData: { buildInfo: { buildVersion: string; buildName: string } };
  shared: { name: string; version: string }[];
  exposes: { name: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/** Has a release's `mf-manifest.json` say the release's name and version, the versions that the shell provides, and the files of each page, those that several share a chunk with too. */
export function trueManifest(
  told: Told,
  compilation: Compilation,
  known: { name: string; version: string; provided: Record<string, string>; chunks: ReadonlyMap<string, string> },
): void {
  Object.assign(told.metaData.buildInfo, { buildVersion: known.version, buildName: known.name });
  for (const shared of told.shared) shared.version = known.provided[shared.name] ?? shared.version;
  for (const { name, assets } of told.exposes) {
    const files = filesOf(compilation, known.chunks.get(name) ?? name);
    for (const kind of ['js', 'css'] as const) assets[kind].sync = files.filter((file) => file.endsWith(`.${kind}`));
  }
}
