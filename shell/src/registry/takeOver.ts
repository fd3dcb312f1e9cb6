import type { ModuleManifest, Registry, RegistryModule } from 'shared/contract';

/** A manifest as it is now, with the pages and contributions of the one before that it lacks. */
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

/** The modules of which this tab's person runs other code than everybody: what is current of them changes nothing here. */
export const overridden = new Set<string>();

/**
 * Changes a tab's registry in place to what is current now, except for modules that the tab has code of: those it keeps
 * until its next document. Of a release that stays, what flags and rights give and take changes in place, too; while
 * `keeps`, nothing that may be in use is taken. Returns whether a module that the tab has code of has changed.
 * `known`: what was current when it was last looked.
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
