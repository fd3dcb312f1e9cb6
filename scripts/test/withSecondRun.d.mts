/** What a runner found. */
interface Outcome {
  passed: number;
  failed: number;
  reasons: string[];
  durations?: Record<string, number>;
}

/** What a run found: the tests that `failing` names, and whether something other than a test went wrong. */
type RunOutcome = Outcome & { failing: string[]; broken: boolean };

/** What a run of all tests found, now that what failed in it was run again alone. `tolerated`: how many unsteady ones fail no run. */
export function withSecondRun(
  first: RunOutcome,
  again: RunOutcome,
  tolerated: number,
): Outcome & { unsteady: string[] };
