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
 * Makes a release of what a build of the module in `dir` left in `dist/`, whichever bundler it was: of the federation's
 * manifest beside the files it takes the entry, the files of each page and what is asked of the shell. Adds light pages, public
 * files, compressed copies and `release.json` with the hash of every file. Throws an error that says all that is missing or
 * would fail in a page.
 * @param prerendered the markup that the build has made of pages. By default, of none
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
  // The manifest's longer form, for tools of builds; and what was weighed of a release before.
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
        // ES modules are fetched by the entry, and by nobody before it.
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

/** The ES modules that each page runs before it shows, for the gate, which weighs them. */
const modulesOf = ({ metaData: { remoteEntry }, exposes }: FederationManifest) =>
  Object.fromEntries(
    exposes.map(({ name, assets: { js } }) => [name, [remoteEntry.path + remoteEntry.name, ...js.sync]]),
  );

/** Writes into each source map of which script it is. */
function nameScripts(dist: string): void {
  for (const file of filesBelow(dist).filter(isSourceMap)) {
    const map = JSON.parse(readFileSync(join(dist, file), 'utf8')) as object;
    const script = readFileSync(join(dist, file.slice(0, -'.map'.length)));
    writeFileSync(join(dist, file), JSON.stringify({ ...map, x_script: integrityOf(script) }));
  }
}
