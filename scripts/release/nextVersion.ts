import { compare, inc, prerelease } from 'semver';

/**
 * The version of the next release: the workspace's own when it is ahead, otherwise one patch after the highest release.
 */
export function nextVersion(own: string, released: string[]): string {
  const highest = released
    .filter((version) => prerelease(version) === null)
    .sort(compare)
    .at(-1);
  if (highest === undefined || compare(own, highest) > 0) return own;
  return inc(highest, 'patch') ?? own;
}
