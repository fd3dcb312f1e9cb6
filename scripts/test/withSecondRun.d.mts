/** What a runner found. */
interface Outcome {
  passed: number;
  failed: number;
  reasons: string[];
  durations?: Record<string, number>;
}

/** What a run of Playwright found: the tests that `failing` names, and whether something other than a test went wrong. */
type BrowserOutcome = Outcome & { failing: string[]; broken: boolean };

/** What the run of all browser tests found, now that what failed in it was run again alone. `tolerated`: how many unsteady ones fail no run. */
export function withSecondRun(
  first: BrowserOutcome,
  again: BrowserOutcome,
  tolerated: number,
): Outcome & { unsteady: string[] };
