import type { Tier } from './tiers.mjs';

/** The stages of a test run. */
export const stages: readonly string[];

/** Time limit of a run of these stages, in minutes; undefined when there is no goal. */
export function goalOf(
  scope: { tier: Tier; isNoted: boolean; change?: object },
  asked: readonly string[],
): number | undefined;

/** The last lines of a run, which took `seconds` and has a `goal` in minutes. */
export function lastLines(run: {
  results: readonly { stage: string; passed: number; failed: number; seconds: number; unsteady: string[] }[];
  asked: readonly string[];
  goal: number | undefined;
  seconds: number;
}): string[];
