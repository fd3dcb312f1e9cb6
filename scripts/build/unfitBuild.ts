import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containerName } from '../../shared/contract/containerName.ts';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { releaseFileName } from '../../shared/contract/releases/release.ts';
import { entryOfBuild, type FederationManifest, isOfModules } from './federationManifest.ts';
import { filesOfRelease } from './filesOfRelease.ts';
import { componentOf } from './readManifest.ts';

/** The build to check: the module, and which pages were prerendered. */
interface Built {
  manifest: ModuleManifest;
  version: string;
  /** The paths of prerendered pages. */
  prerendered: readonly string[];
}

/** Words that appear together only in React's own code, and not in code that uses React. */
const ofReact = ['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'react.transitional.element'];

/**
 * Every reason why a bundler's output can't be a release: names that differ from the platform's, and code that would
 * load unchecked or twice in a page. One sentence each, with the fix.
 */
export function unfitBuild(
  dist: string,
  told: FederationManifest,
  { manifest, version, prerendered }: Built,
): string[] {
  const { globalName, publicPath, varRemoteEntry } = told.metaData;
  const container = containerName(manifest.name, version);
  const all = filesOfRelease(dist);
  const scripts = all.filter((file) => file.endsWith('.js') && !/^(?:light|public)\//.test(file));
  const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
  const named = [
    ...manifest.routes.map(({ page }) => page),
    ...(manifest.contributions ?? []).flatMap((each) => componentOf(each) ?? []),
  ];
  const exposed = new Map(told.exposes.map(({ name, assets }) => [name, assets]));
  const entry = entryOfBuild(told);
  const files = [entry, ...told.exposes.flatMap(({ assets: { js, css } }) => [js, css].flatMap(({ sync }) => sync))];
  return [
    ...(globalName === container
      ? []
      : [
          `Its container is called ${globalName}, and has to be ${container}, of the module and its version: take the name from federationOf().`,
        ]),
    ...(!all.includes(entry) || textOf(entry).includes(container)
      ? []
      : [`Its entry ${entry} does not announce ${container}: build again with that name.`]),
    ...(isOfModules(told) && !varRemoteEntry
      ? ['Its entry is an ES module, and the shell loads a script: name one as varFilename, as federationOf() does.']
      : []),
    ...(publicPath === 'auto' || publicPath === ''
      ? []
      : [`Its files would be asked for at ${publicPath}; let the public path be "auto".`]),
    ...[...new Set(named)]
      .filter((name) => !exposed.get(name)?.js.sync.length)
      .map((name) => `module.json names ${name}, which the build does not expose as ./${name}.`),
    ...[...new Set(files)]
      .filter((file) => !all.includes(file))
      .map((file) => `Its manifest names ${file}, which is not in dist/.`),
    ...all
      .filter((file) => !releaseFileName.safeParse(file).success)
      .map((file) => `${file} can't be the name of a released file: use letters, digits, hyphens and dots.`),
    ...told.shared
      .filter(({ assets: { js } }) => js.sync.length + js.async.length > 0)
      .map(({ name }) => `It brings its own ${name}, which the shell has once for all: share it with import: false.`),
    ...scripts
      .filter((file) => ofReact.every((word) => textOf(file).includes(word)))
      .map((file) => `${file} holds a copy of React: share react and react-dom with import: false.`),
    ...(scripts.length > 1 && !scripts.some((file) => textOf(file).includes('moduleIntegrity'))
      ? [
          'Its chunks would load without integrity, time limit and retries: build with what the package has for the bundler.',
        ]
      : []),
    ...manifest.routes
      .filter(({ prerender, path }) => prerender && !prerendered.includes(path))
      .map(({ path }) => `${path} is to be prerendered, which only a build by webpack does, of the same code.`),
  ];
}
