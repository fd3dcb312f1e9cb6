import type { Tier } from './tiers.mjs';

/** What a run of the tests consists of. */
export const stages: readonly string[];

/** How long a run of these stages may take, in minutes; nothing where there is no goal. */
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
