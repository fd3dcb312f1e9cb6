/**
 * What a run of Playwright found: the tests that failed, by their names, and whether something other than a test went wrong.
 * @typedef {import('./runners.mjs').Outcome & { failing: string[], broken: boolean }} BrowserOutcome
 */

/**
 * What the run of all browser tests found, now that what failed in it was run again alone: a test that passes then is no
 * less a failure, and is named as unsteady.
 * @param {BrowserOutcome} first
 * @param {BrowserOutcome} again
 * @returns {import('./runners.mjs').Outcome}
 */
export function withSecondRun({ failing, broken: _, ...first }, again) {
  return { ...first, unsteady: again.broken ? [] : failing.filter((name) => !again.failing.includes(name)) };
}
