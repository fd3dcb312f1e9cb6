import type { VitalMetric } from 'shared/contract/surface/vitals';

/** How many visits fell into each bucket. */
export type Buckets = ReadonlyMap<number, number>;

/** How many visits there are. */
export const visitsOf = (buckets: Buckets): number => [...buckets.values()].reduce((all, count) => all + count, 0);

/** How much wider each bucket is than the one below: a percentile is known to within a fortieth. */
const WIDTH = 1.05;

/** A value's factor, so that the smallest difference that matters is about one. */
const scales: Readonly<Record<VitalMetric, number>> = { lcp: 1, inp: 1, cls: 1_000 };

/** Which bucket a value falls into, from 0. */
export const bucketOf = (metric: VitalMetric, value: number): number =>
  Math.round(Math.log1p(value * scales[metric]) / Math.log(WIDTH));

/** The value that represents a bucket: whole milliseconds, or thousandths. */
const valueOf = (metric: VitalMetric, bucket: number): number => Math.round(WIDTH ** bucket - 1) / scales[metric];

/** The value that three quarters of the visits stay within. `buckets`: how many visits fell into each, at least one. */
export function p75Of(metric: VitalMetric, buckets: Buckets): { p75: number; visits: number } {
  const sorted = [...buckets].sort(([a], [b]) => a - b);
  const visits = visitsOf(buckets);
  let within = 0;
  const last = sorted.find(([, count]) => (within += count) >= visits * 0.75);
  return { p75: valueOf(metric, last?.[0] ?? 0), visits };
}
