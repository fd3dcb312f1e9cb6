import type { Rollout, Voices } from 'shared/contract/releases/rollout';

/** How seldom chance alone may end a good release: of 100,000 looks, one. */
export const ENDS = 1e-5;
/** A release whose failures are this unlikely to be chance does not go on automatically: a person decides. */
export const WAITS = 0.05;

/** The sums of the logarithms of 1 to n. */
const logFactorials = [0];
function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[n] ?? 0;
}
/** The logarithm of the number of ways to choose k of n. */
export const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/**
 * How likely it is that at least as many fail with the new release as did if it is no worse than the one before, from 0
 * to 1: Fisher's exact test, of one side.
 */
export function chanceOf(now: Voices, before: Voices): number {
  const all = now.given + before.given;
  const failed = now.failed + before.failed;
  let chance = 0;
  for (let each = now.failed; each <= Math.min(failed, now.given); each += 1)
    chance += Math.exp(logChoose(failed, each) + logChoose(all - failed, now.given - each) - logChoose(all, now.given));
  return Math.min(chance, 1);
}

/**
 * Whether a release fails significantly more people than the previous one in the same time, so that it must be rolled
 * back.
 */
export const isWorse = ({ new: now, before }: Rollout['counts']): boolean => chanceOf(now, before) < ENDS;

/** Whether an opened release does as well as the previous one, so that it may go on automatically. */
export const doesWell = ({ new: now, before }: Rollout['counts']): boolean =>
  now.given > 0 && chanceOf(now, before) > WAITS;
