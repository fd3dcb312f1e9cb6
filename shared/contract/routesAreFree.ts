import { type Claim, claimOn, shapeOf, shellClaims } from './claims';
import type { ModuleManifest } from './manifest';

const prefixesOf = ({ name, prefixes = [] }: ModuleManifest): Claim[] =>
  prefixes.map((path) => ({ owner: name, path: path === '/' ? path : `${path.replace(/\/$/, '')}/*` }));

const lightPagesOf = ({ name, lightPages = [] }: ModuleManifest): Claim[] =>
  lightPages.map(({ path }) => ({ owner: name, path: `${path}/*` }));

/** The claims of a manifest: its routes, its light pages, and everything below its prefixes. */
export const routesOf = (manifest: ModuleManifest): Claim[] => [
  ...manifest.routes.map(({ path }) => ({ owner: manifest.name, path })),
  ...prefixesOf(manifest),
  ...lightPagesOf(manifest),
];

/**
 * Checks that no URL has two owners: neither the shell nor another module claims it, ignoring case, and none is claimed
 * twice; and that a module with prefixes stays below them. `taken` are other modules' claims.
 */
export function routesAreFree(manifest: ModuleManifest, taken: Claim[]): string[] {
  const known = [...shellClaims, ...taken];
  const prefixes = prefixesOf(manifest);
  const takenPrefixes = prefixes.flatMap(({ path }) => {
    const claim = claimOn(known, path);
    return claim ? [`The prefix ${path} meets ${claim.path}, which belongs to ${claim.owner}.`] : [];
  });
  const own = new Set<string>();
  const routes = manifest.routes.flatMap(({ path }) => {
    const claim = claimOn(known, path);
    const isTwice = own.has(shapeOf(path));
    own.add(shapeOf(path));
    if (claim)
      return [
        `The route ${path} belongs to ${claim.owner}${shapeOf(claim.path) === shapeOf(path) ? '' : `, as ${claim.path}`}.`,
      ];
    if (isTwice) return [`The route ${path} belongs to another route of the same manifest.`];
    return prefixes.length > 0 && !claimOn(prefixes, path)
      ? [`The route ${path} lies below none of the module's prefixes; add one for it.`]
      : [];
  });
  const takenPages = lightPagesOf(manifest).flatMap(({ path }) => {
    const page = path.slice(0, -2);
    const own = manifest.routes.map((route) => ({ owner: 'another page of the same manifest', path: route.path }));
    // Its service worker would control every address with that prefix.
    const claim = [...known, ...own].find((other) => other.path.startsWith(page)) ?? claimOn([...known, ...own], path);
    return claim ? [`The light page ${page} meets ${claim.path}, which belongs to ${claim.owner}.`] : [];
  });
  return [...routes, ...takenPrefixes, ...takenPages];
}
