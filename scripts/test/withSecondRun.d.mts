/** What a runner found. */
interface Outcome {
  passed: number;
  failed: number;
  reasons: string[];
  durations?: Record<string, number>;
}

/** What a run found: the tests that failed, those that did not run because one before them failed, and whether something other than a test went wrong. */
type RunOutcome = Outcome & { failing: string[]; notRun: string[]; broken: boolean };

/** What a run of all tests found, now that the files of what failed in it were run again alone. `tolerated`: how many unsteady ones fail no run. */
export function withSecondRun(
  first: RunOutcome,
  again: RunOutcome,
  tolerated: number,
): Outcome & { unsteady: string[] };
