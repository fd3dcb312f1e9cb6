import { type Claim, claimOn, shellClaims } from './claims';
import type { Route } from './manifest';
import type { Registry, RegistryModule } from './registry';

/** A URL's owner. */
export interface OwnedRoute {
  module: RegistryModule;
  route: Route;
}

/** The module and route that own a path; undefined when nobody does, or the shell itself. Case and a last slash do not matter. */
export function findRoute(registry: Registry, pathname: string): OwnedRoute | undefined {
  const claims: (Claim & { owned?: OwnedRoute })[] = [...shellClaims];
  for (const module of Object.values(registry.modules)) {
    for (const route of module.manifest.routes)
      claims.push({ owner: module.manifest.name, path: route.path, owned: { module, route } });
  }
  // A colon or a star in an address is a character: no parameter, and not everything below.
  return claimOn(claims, pathname.replaceAll('/:', '/%3A').replaceAll('/*', '/%2A'))?.owned;
}
