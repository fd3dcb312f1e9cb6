import type { Buckets } from '../vitals/buckets';
import type { Measured } from './isSlower';
import { mostStrangers } from './mostStrangers';

/** Without this many visits, beginning with the slowest, or with the fastest. */
function without(buckets: Buckets, count: number, from: 'slowest' | 'fastest'): Buckets {
  const sorted = [...buckets].sort(([a], [b]) => (from === 'fastest' ? a - b : b - a));
  let left = count;
  return new Map(
    sorted.flatMap(([bucket, visits]) => {
      const taken = Math.min(left, visits);
      left -= taken;
      return visits > taken ? [[bucket, visits - taken] as const] : [];
    }),
  );
}

/**
 * What visitors measured of a release that goes to this many percent, without as many visits as one stranger can make
 * up at 50
 * addresses: the slowest with the new release, and the fastest with the one before. What is left makes no release
 * look slower than it is.
 */
export function withoutStrangers({ metric, new: now, before }: Measured, percent: number): Measured {
  return {
    metric,
    new: without(now, mostStrangers(percent), 'slowest'),
    before: without(before, mostStrangers(100 - percent), 'fastest'),
  };
}
