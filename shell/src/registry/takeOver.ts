import type { Registry, RegistryModule } from 'shared/contract';

/**
 * Changes a tab's registry in place to what is current now, except for modules that the tab has code of: those it keeps
 * until its next document. Answers whether one of them has changed. `known`: what was current when it was last looked.
 */
export function takeOver(
  registry: Registry,
  known: Registry['modules'],
  newer: Registry['modules'],
  isInUse: (module: RegistryModule) => boolean,
): boolean {
  let isOutdated = false;
  for (const name of new Set([...Object.keys(known), ...Object.keys(newer)])) {
    const now = newer[name];
    if (known[name]?.current.container === now?.current.container) continue;
    const own = registry.modules[name];
    if (own && isInUse(own)) isOutdated = true;
    else if (now) registry.modules[name] = now;
    else delete registry.modules[name];
  }
  return isOutdated;
}
