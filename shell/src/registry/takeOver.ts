import type { ModuleManifest, Registry, RegistryModule } from 'shared/contract';

/** A current manifest, plus the pages and contributions of the previous one that it lacks. */
function withRest(now: ModuleManifest, before: Pick<ModuleManifest, 'routes' | 'contributions'>): ModuleManifest {
  const { routes, contributions = [] } = now;
  return {
    ...now,
    routes: [...routes, ...before.routes.filter(({ path }) => !routes.some((each) => each.path === path))],
    contributions: [
      ...contributions,
      ...(before.contributions ?? []).filter(({ id }) => !contributions.some((each) => each.id === id)),
    ],
  };
}

/** Modules that this tab runs by override: changes of their current release don't matter here. */
export const overridden = new Set<string>();

/**
 * Updates a tab's registry in place to the current releases, except for modules with loaded code, which stay until the
 * next document. Changes of flags and rights apply to those too; while `keeps`, nothing that may be in use is removed.
 * Returns whether a module with loaded code has a newer release. `known`: the current releases at the last check.
 */
export function takeOver(
  registry: Registry,
  known: Registry['modules'],
  newer: Registry['modules'],
  isInUse: (module: RegistryModule) => boolean,
  keeps = false,
): boolean {
  let isOutdated = false;
  for (const name of new Set([...Object.keys(known), ...Object.keys(newer)])) {
    if (overridden.has(name)) continue;
    const now = newer[name];
    const own = registry.modules[name];
    if (known[name]?.current.container === now?.current.container) {
      if (own && now && own.current.container === now.current.container)
        own.manifest = keeps ? withRest(now.manifest, own.manifest) : now.manifest;
      continue;
    }
    if (own && isInUse(own)) isOutdated = true;
    else if (now) registry.modules[name] = now;
    else delete registry.modules[name];
  }
  return isOutdated;
}
