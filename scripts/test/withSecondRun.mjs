/**
 * What a run found: the tests that failed, by their names, and whether something other than a test went wrong.
 * @typedef {import('./runners.mjs').Outcome & { failing: string[], broken: boolean }} RunOutcome
 */

/**
 * What a run of all tests found, now that what failed in it was run again alone: a test that passes then is named
 * as unsteady, and fails the run where more are than are tolerated.
 * @param {RunOutcome} first
 * @param {RunOutcome} again
 * @param {number} tolerated
 * @returns {import('./runners.mjs').Outcome}
 */
export function withSecondRun({ failing, broken: _, ...first }, again, tolerated) {
  const unsteady = again.broken ? [] : failing.filter((name) => !again.failing.includes(name));
  if (unsteady.length === 0 || unsteady.length > tolerated) return { ...first, unsteady };
  const { passed, failed } = first;
  return {
    ...first,
    ...{ passed: passed + unsteady.length, failed: failed - unsteady.length, reasons: again.reasons },
    unsteady,
  };
}
