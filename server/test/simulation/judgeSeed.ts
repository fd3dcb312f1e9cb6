import type { Places } from './Place';
import { runYear } from './runYear';
import { shrink } from './shrink';
import { type Step, yearOf } from './yearOf';

/** A step in one line. */
function lineOf({ at, acts, trouble, restarts }: Step): string {
  const wrong =
    trouble && `${trouble.kind === 'kill' ? 'the server ends' : 'the disk is full'} at statement ${trouble.at}`;
  return [at, acts.map(({ name }) => name).join(' + '), wrong, restarts && 'restart'].filter(Boolean).join(', ');
}

/** Whether two failures are of the same kind: equal text before the first number or colon. */
const kindOf = (problem = '') => problem.split(/[:\d]/, 1)[0];

/**
 * Simulates a seed's year. Returns the failure in words, if requested with the shortest run that shows it; undefined if
 * all held. `months`: by default 12.
 */
export async function judgeSeed(
  places: Places,
  seed: number,
  { months, isShort = true }: { months?: number | undefined; isShort?: boolean } = {},
): Promise<string | undefined> {
  const steps = yearOf(seed, months);
  const failure = await runYear(places, steps);
  if (!failure) return undefined;
  const told = [`Seed ${seed} broke at ${lineOf(steps[failure.step] as Step)}`, ...failure.problems];
  if (!isShort) return told.join('\n');
  const kind = kindOf(failure.problems[0]);
  const shortest = await shrink(steps.slice(0, failure.step + 1), async (part) => {
    const again = await runYear(places, part);
    return again?.problems.some((problem) => kindOf(problem) === kind) ?? false;
  });
  return [...told, 'The shortest run that shows it:', ...shortest.map((step) => `  ${lineOf(step)}`)].join('\n');
}
