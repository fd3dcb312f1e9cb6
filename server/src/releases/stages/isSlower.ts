import type { VitalMetric } from 'shared/contract/surface/vitals';
import { type Buckets, bucketOf, p75Of, visitsOf } from '../vitals/buckets';
import { ENDS, logChoose } from './isWorse';

/** People's values at a route by one measure, one visit each: with the new release, and with the previous one. */
export interface Measured {
  metric: VitalMetric;
  new: Buckets;
  before: Buckets;
}

/** How many people must have had each release before it is judged. */
const LEAST = 10;
/** When people notice a difference: this many times as long, and this much longer, in the measure's unit. */
const RATIO = 1.25;
const notices: Readonly<Record<VitalMetric, number>> = { lcp: 100, inp: 50, cls: 0.05 };

const beyond = (buckets: Buckets, bucket: number): number =>
  visitsOf(new Map([...buckets].filter(([each]) => each > bucket)));

/**
 * How likely it is that at least this many of `given` visits take longer than three quarters of `before` others did
 * if all
 * are alike, from 0 to 1: the exact exceedance test, of one side. Equal ones count as not longer.
 */
export function chanceOfLonger(longer: number, given: number, before: number): number {
  const place = Math.ceil(before * 0.75);
  let chance = 0;
  for (let each = longer; each <= given; each += 1)
    chance += Math.exp(
      logChoose(given - each + place - 1, place - 1) +
        logChoose(each + before - place, before - place) -
        logChoose(given + before, given),
    );
  return Math.min(chance, 1);
}

/** How likely it is that at least this many of `given` visits are over what three quarters of all stay within, from 0 to 1: the binomial test. */
export function chanceOfOver(over: number, given: number): number {
  let chance = 0;
  for (let each = over; each <= given; each += 1)
    chance += Math.exp(logChoose(given, each) + each * Math.log(0.25) + (given - each) * Math.log(0.75));
  return Math.min(chance, 1);
}

/** Whether this many people had both releases that they can be compared. */
const isEnough = (measured: Measured): boolean => [measured.new, measured.before].every((of) => visitsOf(of) >= LEAST);

/**
 * Whether people wait noticeably longer with a release than with the one before in the same time. `chance`: how seldom
 * chance alone may say so; by default, as seldom as it ends a rollout.
 */
export function isSlower(measured: Measured, chance = ENDS): boolean {
  const { metric, new: now, before } = measured;
  if (!isEnough(measured)) return false;
  const [is, was] = [p75Of(metric, now), p75Of(metric, before)];
  const isNoticed = is.p75 >= was.p75 * RATIO && is.p75 - was.p75 >= notices[metric];
  const longer = beyond(now, bucketOf(metric, was.p75));
  return isNoticed && chanceOfLonger(longer, is.visits, was.visits) < chance;
}

/** Whether a release misses a budget that the one before keeps: what both miss is no fault of the new one. */
export function missesBudget(measured: Measured, budget: number | undefined): boolean {
  const { metric, new: now, before } = measured;
  if (budget === undefined || !isEnough(measured) || p75Of(metric, before).p75 > budget) return false;
  return chanceOfOver(beyond(now, bucketOf(metric, budget)), visitsOf(now)) < ENDS;
}
