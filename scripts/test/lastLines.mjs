/** The stages of a test run. */
export const stages = ['lint', 'unit', 'browser'];

/**
 * Time limit for a whole run of a tier, in minutes, on two otherwise idle cores.
 * @type {Partial<Record<import('./tiers.mjs').Tier, number>>}
 */
const goals = { change: 12, ci: 30 };

/** The same for `--changed`. */
const OF_A_CHANGE = 1;

/**
 * Time limit for a run, in minutes. Single stages and `--all` have none.
 * @param {import('./runners.mjs').Scope} scope
 * @param {string[]} asked the stages to run
 * @returns {number | undefined}
 */
export function goalOf({ tier, isNoted, change }, asked) {
  if (change) return OF_A_CHANGE;
  return isNoted || asked.length < stages.length ? undefined : goals[tier];
}

const minutesOf = (seconds) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

/**
 * The last lines of a run: each unsteady test, each stage with its result and time, the total time with its goal, and
 * `N passed, N failed` over all runners.
 * @param {object} run
 * @param {readonly { stage: string, passed: number, failed: number, seconds: number, unsteady: string[] }[]}
 * run.results results of its steps
 * @param {readonly string[]} run.asked the stages that ran
 * @param {number | undefined} run.goal minutes
 * @param {number} run.seconds duration
 * @returns {string[]}
 */
export function lastLines({ results, asked, goal, seconds }) {
  const sum = (parts, key) => parts.reduce((total, part) => total + part[key], 0);
  const met = goal === undefined ? '' : seconds <= goal * 60 ? ': met' : ': missed';
  return [
    ...results
      .flatMap(({ unsteady }) => unsteady)
      .map((name) => `unsteady: ${name} failed, and passed when it was run again alone`),
    ...asked.map((stage) => {
      const parts = results.filter((result) => result.stage === stage);
      return `stage ${stage}: ${sum(parts, 'failed') === 0 ? 'passed' : 'failed'} in ${sum(parts, 'seconds')} s`;
    }),
    `It took ${minutesOf(seconds)}${goal === undefined ? '' : `; the goal is ${goal} min on two cores${met}`}`,
    '',
    `${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`,
  ];
}
