import { matchPath } from 'react-router-dom';
import type { Registry, RegistryModule, Route } from 'shared/contract';

/** A URL's owner. */
export interface OwnedRoute {
  module: RegistryModule;
  route: Route;
}

const parameters = (route: Route) => route.path.split('/:').length - 1;

/** The module and route that own a path, the one with the fewest parameters first; undefined when nobody does. */
export function findRoute(registry: Registry, pathname: string): OwnedRoute | undefined {
  let found: OwnedRoute | undefined;
  for (const module of Object.values(registry.modules)) {
    for (const route of module.manifest.routes) {
      if (!matchPath(route.path, pathname)) continue;
      if (!found || parameters(route) < parameters(found.route)) found = { module, route };
    }
  }
  return found;
}
