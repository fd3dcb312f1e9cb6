import { satisfies, validRange } from 'semver';
import type { Check } from './check';

/** The module runs on the shell API that this server's shell offers. */
export const shellApiFits: Check = ({ release, shell }) => {
  const range = release.manifest.shellApi;
  if (validRange(range) === null)
    return [`shellApi "${range}" is not a version range; write one such as "^${shell.shellApi}".`];
  return satisfies(shell.shellApi, range)
    ? []
    : [`It needs the shell API ${range}, and this shell offers ${shell.shellApi}.`];
};
