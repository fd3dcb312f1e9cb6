import { satisfies } from 'semver';
import type { Check } from './check';

/** Every shared dependency that the code asks for is provided, in a version it accepts. */
export const sharedDependenciesFit: Check = ({ release, shell }) =>
  Object.entries(release.requires).flatMap(([name, range]) => {
    const provided = Object.hasOwn(shell.provides, name) ? shell.provides[name] : undefined;
    if (provided === undefined) return [`It needs ${name}, which this shell does not provide.`];
    return satisfies(provided, range, { includePrerelease: true })
      ? []
      : [`It needs ${name} ${range}, and this shell provides ${provided}.`];
  });
