import { type Claim, claimOn, shellClaims } from './claims';
import type { ModuleManifest, Route } from './manifest';
import type { Registry, RegistryModule } from './releases/registry';

/** The owner of a URL. */
export interface OwnedRoute {
  module: RegistryModule;
  route: Route;
}

interface RouteClaim extends Claim {
  route?: Route;
}

const known = new WeakMap<ModuleManifest, readonly RouteClaim[]>();
function claimsOf({ manifest }: RegistryModule): readonly RouteClaim[] {
  const claims =
    known.get(manifest) ?? manifest.routes.map((route) => ({ owner: manifest.name, path: route.path, route }));
  known.set(manifest, claims);
  return claims;
}

/** Finds the owners of many paths in a registry, like {@link findRoute} for one. */
export function routeFinder({ modules }: Registry): (pathname: string) => OwnedRoute | undefined {
  const all = Object.values(modules);
  const claims: readonly RouteClaim[] = [...shellClaims, ...all.flatMap(claimsOf)];
  return (pathname) => {
    // A colon or star in an address is an ordinary character.
    const claim = claimOn(claims, pathname.replaceAll('/:', '/%3A').replaceAll('/*', '/%2A'));
    const module = claim && all.find((each) => claimsOf(each).includes(claim));
    return claim?.route && module && { module, route: claim.route };
  };
}

/**
 * The module and route that own a path; undefined if nobody does, or the shell itself. Case and a trailing slash are
 * ignored.
 */
export const findRoute = (registry: Registry, pathname: string): OwnedRoute | undefined =>
  routeFinder(registry)(pathname);
