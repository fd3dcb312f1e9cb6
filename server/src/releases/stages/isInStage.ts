import { createHash } from 'node:crypto';
import type { RolloutRow } from '../tables';

const WHOLE = 2 ** 32;

/** Where an account stands in a rollout, from 0 to below 100: the same at every stage, and in another rollout another. */
const placeOf = (account: string, rollout: number): number =>
  (createHash('sha256').update(`${account}/${rollout}`).digest().readUInt32BE() / WHOLE) * 100;

/** Whether an account gets the new release of a rollout at its present stage. Who got it keeps it at every later one. */
export function isInStage({ rollout, stages, step }: RolloutRow, account: string): boolean {
  const percent = (JSON.parse(stages) as number[])[step] ?? 0;
  return placeOf(account, rollout) < percent;
}
