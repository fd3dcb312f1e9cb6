/**
 * What a run found: the tests that failed, those that did not run because one before them failed, both by their names,
 * and whether something other than a test went wrong.
 * @typedef {import('./runners.mjs').Outcome & { failing: string[], notRun: string[], broken: boolean }} RunOutcome
 */

/**
 * What a run of all tests found, now that the files of what failed in it were run again alone: a test that passes then,
 * or fails only then, is named as unsteady, and fails the run where more are than are tolerated.
 * @param {RunOutcome} first
 * @param {RunOutcome} again
 * @param {number} tolerated
 * @returns {import('./runners.mjs').Outcome}
 */
export function withSecondRun({ failing, notRun, broken: _, ...first }, again, tolerated) {
  if (again.broken) return { ...first, unsteady: [] };
  const passes = (name) => !again.failing.includes(name) && !again.notRun.includes(name);
  const missed = [...failing, ...notRun];
  const unsteady = [...failing.filter(passes), ...again.failing.filter((name) => !missed.includes(name))];
  if (unsteady.length === 0 || unsteady.length > tolerated) return { ...first, unsteady };
  const passed = missed.filter(passes).length;
  return {
    ...first,
    ...{ passed: first.passed + passed, failed: first.failed - passed, reasons: again.reasons },
    unsteady,
  };
}
