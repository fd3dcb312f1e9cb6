import type { ModuleManifest } from 'shared/contract';

/** Paths that the shell itself serves. */
const shellPaths = ['/signin', '/home', '/dashboard', '/dashboard/account', '/dashboard/account/settings', '/dashboard/modules'];

/** Two patterns own the same URLs when they differ in the names of their parameters only. */
const shapeOf = (path: string) => path.replace(/\/:[^/]+/g, '/:');

/** No route has two owners. */
export const routesAreFree = ({ release, others }: { release: { manifest: ModuleManifest }; others: ModuleManifest[] }): string[] => {
  const owners = new Map<string, string>(shellPaths.map((path) => [path, 'the shell']));
  for (const manifest of others) for (const route of manifest.routes) owners.set(shapeOf(route.path), manifest.name);
  return release.manifest.routes.flatMap(({ path }) => {
    const owner = owners.get(shapeOf(path));
    owners.set(shapeOf(path), 'another route of the same manifest');
    return owner === undefined ? [] : [`The route ${path} belongs to ${owner}.`];
  });
};
