import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from '../../shared/contract/containerName.ts';
import { type Release, releaseSchema } from '../../shared/contract/releases/release.ts';
import { isSourceMap } from '../../shared/contract/releases/sourceMaps.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { buildLightPages } from './buildLightPages.ts';
import { compressFiles } from './compressFiles.ts';
import {
  entryOfBuild,
  FEDERATION_MANIFEST,
  type FederationManifest,
  isOfModules,
  readFederationManifest,
} from './federationManifest.ts';
import { filesOfRelease } from './filesOfRelease.ts';
import { filesBelow, integrityOf } from './hashing.ts';
import { buildVersion } from './moduleFederation.ts';
import { readManifest } from './readManifest.ts';
import { nameRelease } from './trueManifest.ts';
import { unfitBuild } from './unfitBuild.ts';

/**
 * Makes a release from the build in `dist/` of the module in `dir`, for any bundler. The federation manifest names the
 * entry, the files of each page and what the module needs from the shell. Adds light pages, public files, compressed
 * copies and `release.json` with the hash of every file. Throws one error listing everything that is missing or would
 * fail in a page.
 * @param prerendered the markup of prerendered pages. By default, none
 */
export async function makeRelease(dir: string, prerendered: Release['prerendered'] = {}): Promise<Release> {
  const { manifest } = readManifest(dir);
  const version = buildVersion(dir);
  const dist = join(dir, 'dist');
  const told = readFederationManifest(dist);
  const unfit = unfitBuild(dist, told, { manifest, version, prerendered: Object.keys(prerendered) });
  if (unfit.length > 0) throw new Error(unfit.join('\n'));

  const lightPages = await buildLightPages(dir, manifest.lightPages);
  const publicDir = join(dir, 'public');
  if (existsSync(publicDir)) cpSync(publicDir, join(dist, 'public'), { recursive: true });
  // The manifest's longer form, for build tools; and the measurements of an earlier release.
  for (const file of ['mf-stats.json', 'atOnce.json']) rmSync(join(dist, file), { force: true });
  nameRelease(told, manifest.name, version);
  writeFileSync(join(dist, FEDERATION_MANIFEST), JSON.stringify(told));
  nameScripts(dist);
  const entry = entryOfBuild(told);
  const ofModules = isOfModules(told);
  const release: Release = releaseSchema.parse({
    contract: CONTRACT_VERSION,
    version,
    manifest: { ...manifest, $schema: undefined },
    entry,
    pages: Object.fromEntries(
      told.exposes.map(({ name, assets: { js, css } }) => [
        name,
        // Only the entry fetches ES modules.
        { js: ofModules ? [entry] : js.sync, css: css.sync },
      ]),
    ),
    container: containerName(manifest.name, version),
    files: Object.fromEntries(
      filesOfRelease(dist).map((file) => {
        const content = readFileSync(join(dist, file));
        return [file, { bytes: content.length, integrity: integrityOf(content) }];
      }),
    ),
    requires: Object.fromEntries(told.shared.map(({ name, requiredVersion }) => [name, requiredVersion]).sort()),
    prerendered,
    lightPages,
    publicFiles: existsSync(publicDir) ? filesBelow(publicDir) : [],
  });
  await compressFiles(dist, Object.keys(release.files));
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release, null, 1));
  if (ofModules) writeFileSync(join(dist, 'atOnce.json'), JSON.stringify(modulesOf(told)));
  return release;
}

/** The ES modules that each page runs before it shows; the gate measures them. */
const modulesOf = ({ metaData: { remoteEntry }, exposes }: FederationManifest) =>
  Object.fromEntries(
    exposes.map(({ name, assets: { js } }) => [name, [remoteEntry.path + remoteEntry.name, ...js.sync]]),
  );

/** Writes the name of its script into each source map. */
function nameScripts(dist: string): void {
  for (const file of filesBelow(dist).filter(isSourceMap)) {
    const map = JSON.parse(readFileSync(join(dist, file), 'utf8')) as object;
    const script = readFileSync(join(dist, file.slice(0, -'.map'.length)));
    writeFileSync(join(dist, file), JSON.stringify({ ...map, x_script: integrityOf(script) }));
  }
}
