/** How many addresses somebody may have at hand to make failures up from. */
const ADDRESSES = 50;

/**
 * How many visitors of a release that goes to this many percent may all be one stranger: of 50 addresses, each of
 * which is
 * given a release by chance and once, the part that chance may give the new one, and two standard deviations.
 */
export function mostStrangers(percent: number): number {
  const part = percent / 100;
  return Math.ceil(ADDRESSES * part + 2 * Math.sqrt(ADDRESSES * part * (1 - part)));
}
