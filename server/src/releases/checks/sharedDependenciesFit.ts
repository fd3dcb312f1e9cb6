import { satisfies } from 'semver';
import type { Check } from './check';

/**
 * Every shared dependency of the code is provided, in a version it accepts. `shared/*` goes by one version whatever the
 * shell API's is; only old builds ask for another.
 */
export const sharedDependenciesFit: Check = ({ release, shell }) =>
  Object.entries(release.requires).flatMap(([name, range]) => {
    const provided = Object.hasOwn(shell.provides, name) ? shell.provides[name] : undefined;
    if (provided === undefined) return [`It needs ${name}, which this shell does not provide.`];
    if (satisfies(provided, range, { includePrerelease: true })) return [];
    return [
      name.startsWith('shared/')
        ? `It was built for ${name} ${range}, which its code asks for: release it again.`
        : `It needs ${name} ${range}, and this shell provides ${provided}.`,
    ];
  });
