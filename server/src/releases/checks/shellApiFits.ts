import { gtr, satisfies, validRange } from 'semver';
import type { Check } from './check';

/**
 * The module runs on this server's shell API: one in its range, or a later one that still has everything it uses.
 * `usesFit` checks that.
 */
export const shellApiFits: Check = ({ release, shell }) => {
  const range = release.manifest.shellApi;
  if (validRange(range) === null)
    return [`shellApi "${range}" is not a version range; write one such as "^${shell.shellApi}".`];
  const isKnown = release.uses?.reached !== undefined && gtr(shell.shellApi, range);
  return satisfies(shell.shellApi, range) || isKnown
    ? []
    : [`It needs the shell API ${range}, and this shell offers ${shell.shellApi}.`];
};
