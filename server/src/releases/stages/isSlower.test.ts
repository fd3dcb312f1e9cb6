import type { VitalMetric } from 'shared/contract/surface/vitals';
import { bucketOf } from '../vitals/buckets';
import { chanceOfLonger, chanceOfOver, isSlower, missesBudget } from './isSlower';

/** How many visits of each value. */
const visits = (metric: VitalMetric, ...values: [value: number, count: number][]) => {
  const buckets = new Map<number, number>();
  for (const [value, count] of values) {
    const bucket = bucketOf(metric, value);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  }
  return buckets;
};
type Values = [value: number, count: number][];
const measured = (now: Values, before: Values, metric: VitalMetric = 'lcp') => ({
  metric,
  new: visits(metric, ...now),
  before: visits(metric, ...before),
});

test('how likely chance explains longer visits is the exact exceedance test, and over a budget the binomial one', () => {
  // By hand: of the C(8, 4) = 70 orders of four and four, one has all new ones behind all others, and four have them behind the third.
  expect(chanceOfLonger(4, 4, 4)).toBeCloseTo(5 / 70, 10);
  expect(chanceOfLonger(0, 30, 70)).toBeCloseTo(1, 10);
  expect(chanceOfOver(2, 2)).toBeCloseTo(1 / 16, 10);
  expect(chanceOfOver(0, 40)).toBeCloseTo(1, 10);
});

test.each<[string, Values, Values, boolean]>([
  ['takes everybody twice as long', [[2_400, 15]], [[1_200, 150]], true],
  [
    'takes half of them three times as long',
    [
      [1_200, 60],
      [3_600, 60],
    ],
    [[1_200, 300]],
    true,
  ],
  ['takes as long', [[1_200, 50]], [[1_200, 950]], false],
  ['takes a tenth longer, however many say so', [[1_320, 1_000]], [[1_200, 1_000]], false],
  [
    'takes a few people long',
    [
      [1_200, 45],
      [9_000, 5],
    ],
    [[1_200, 950]],
    false,
  ],
  ['has too few visits', [[9_000, 9]], [[1_200, 950]], false],
  ['has nothing to be compared with', [[9_000, 50]], [], false],
  ['takes twice of next to nothing', [[40, 100]], [[20, 100]], false],
])('whether a release is slower that %s', (_, now, before, is) => {
  expect(isSlower(measured(now, before))).toBe(is);
});

test.each<[string, Values, Values, number | undefined, boolean]>([
  ['is over it where the one before is not', [[2_800, 20]], [[2_400, 200]], 2_500, true],
  ['is over it as the one before is', [[2_800, 20]], [[2_600, 200]], 2_500, false],
  ['is within it', [[2_400, 20]], [[1_200, 200]], 2_500, false],
  [
    'is over it for a quarter, which the budget allows',
    [
      [2_800, 25],
      [1_000, 75],
    ],
    [[1_000, 100]],
    2_500,
    false,
  ],
  ['has no budget', [[9_000, 20]], [[1_200, 200]], undefined, false],
  ['has too few visits', [[9_000, 9]], [[1_200, 200]], 2_500, false],
])('whether a release misses its budget that %s', (_, now, before, budget, does) => {
  expect(missesBudget(measured(now, before), budget)).toBe(does);
});
