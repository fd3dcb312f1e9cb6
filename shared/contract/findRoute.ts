import type { Route } from './manifest';
import type { Registry, RegistryModule } from './release';

/** A URL's owner. */
export interface OwnedRoute {
  module: RegistryModule;
  route: Route;
}

const parameters = (path: string) => path.split('/:').length - 1;

/** Whether a route's path, in which `:name` stands for any one part, is the path of a URL; case and a last slash do not matter. */
function matches(path: string, pathname: string): boolean {
  const wanted = path.toLowerCase().split('/');
  const parts = pathname.toLowerCase().replace(/(.)\/+$/, '$1').split('/');
  return wanted.length === parts.length && wanted.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : part === parts[place]));
}

/** The module and route that own a path, the one with the fewest parameters first; undefined when nobody does. */
export function findRoute(registry: Registry, pathname: string): OwnedRoute | undefined {
  let found: OwnedRoute | undefined;
  for (const module of Object.values(registry.modules)) {
    for (const route of module.manifest.routes) {
      if (!matches(route.path, pathname)) continue;
      if (!found || parameters(route.path) < parameters(found.route.path)) found = { module, route };
    }
  }
  return found;
}
