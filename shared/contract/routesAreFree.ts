import { type Claim, claimOn, shapeOf, shellClaims } from './claims';
import type { ModuleManifest } from './manifest';

/** What a manifest claims. */
export const routesOf = ({ name, routes }: ModuleManifest): Claim[] =>
  routes.map(({ path }) => ({ owner: name, path }));

/** No URL has two owners: not the shell's, not another module's, whatever its letters, and none twice. `taken` is what other modules claim. */
export function routesAreFree(manifest: ModuleManifest, taken: Claim[]): string[] {
  const own = new Set<string>();
  return manifest.routes.flatMap(({ path }) => {
    const claim = claimOn([...shellClaims, ...taken], path);
    const isTwice = own.has(shapeOf(path));
    own.add(shapeOf(path));
    if (claim)
      return [
        `The route ${path} belongs to ${claim.owner}${shapeOf(claim.path) === shapeOf(path) ? '' : `, as ${claim.path}`}.`,
      ];
    return isTwice ? [`The route ${path} belongs to another route of the same manifest.`] : [];
  });
}
