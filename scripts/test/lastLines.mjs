/** What a run of the tests consists of. */
export const stages = ['lint', 'unit', 'browser'];

/** How long a whole run of a tier may take, in minutes, on two cores with nothing beside. @type {Partial<Record<import('./tiers.mjs').Tier, number>>} */
const goals = { change: 12, ci: 30 };

/** The same of what a change can have broken. */
const OF_A_CHANGE = 1;

/**
 * How long a run may take, in minutes. A part of the stages has no goal, nor has everything.
 * @param {import('./runners.mjs').Scope} scope
 * @param {string[]} asked the stages that are run
 * @returns {number | undefined}
 */
export function goalOf({ tier, isNoted, change }, asked) {
  if (change) return OF_A_CHANGE;
  return isNoted || asked.length < stages.length ? undefined : goals[tier];
}

const minutesOf = (seconds) => `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;

/**
 * The last lines of a run: each test that is unsteady, each stage with its result and its time, the time of all with the
 * goal for it, and `N passed, N failed`, which counts every runner.
 * @param {object} run
 * @param {readonly { stage: string, passed: number, failed: number, seconds: number, unsteady: string[] }[]} run.results of its steps
 * @param {readonly string[]} run.asked the stages that were run
 * @param {number | undefined} run.goal minutes
 * @param {number} run.seconds what it took
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
