import { createHash } from 'node:crypto';
import type { RolloutRow } from '../tables';

const WHOLE = 2 ** 32;

/** Where an account is in a rollout, from 0 to below 100: the same at every stage, and in another rollout another. */
const placeOf = (account: string, rollout: number): number =>
  (createHash('sha256').update(`${account}/${rollout}`).digest().readUInt32BE() / WHOLE) * 100;

/** How many accounts get a release at its first stage at least, so that in a small house it can fail enough people to end (`newFailures.ts`). */
const FEWEST = 5;

/**
 * The accounts that get the release of a rollout at every stage, whatever its percents: the lowest five, and at most
 * half. `accounts`: all that existed when it began.
 */
export const firstOf = (rollout: number, accounts: readonly string[]): ReadonlySet<string> =>
  new Set(
    accounts
      .map((account) => ({ account, place: placeOf(account, rollout) }))
      .sort((a, b) => a.place - b.place)
      .slice(0, Math.min(FEWEST, Math.floor(accounts.length / 2)))
      .map(({ account }) => account),
  );

/** Whether an account gets the new release of a rollout at its present stage. Who got it keeps it at every later one. `first`: who gets it at every stage. */
export function isInStage({ rollout, stages, step }: RolloutRow, account: string, first: ReadonlySet<string>): boolean {
  const percent = (JSON.parse(stages) as number[])[step] ?? 0;
  return first.has(account) || placeOf(account, rollout) < percent;
}
