import type { RolloutAct } from 'shared/contract/releases/rollout';
import { ReleaseError } from '../ReleaseError';
import type { RolloutRow } from '../tables';

/** A rollout's state, without the person who changed it. */
export type RolloutStand = Pick<RolloutRow, 'module' | 'version' | 'before' | 'step' | 'state'> & { stages: number[] };

/** Whether people still get a release in stages. */
export const isUnderWay = ({ state }: Pick<RolloutRow, 'state'>): boolean => state === 'running' || state === 'paused';

/**
 * The start of a rollout at its first stage. Throws `ReleaseError` when the release is current, nothing is, or another
 * rollout of the module is under way. `current`: undefined when nothing is.
 */
export function startOf(
  wanted: Pick<RolloutStand, 'module' | 'version' | 'stages'>,
  current: string | undefined,
  last: RolloutStand | undefined,
): RolloutStand {
  const { module, version } = wanted;
  if (current === undefined)
    throw new ReleaseError(
      409,
      'nothing_current',
      `Nothing of ${module} is current, so ${version} has nothing to be compared with. Promote it without stages.`,
    );
  if (current === version) throw new ReleaseError(409, 'no_change', `${module} ${version} is current already.`);
  if (last && isUnderWay(last))
    throw new ReleaseError(
      409,
      'in_use',
      `${module} ${last.version} is going out in stages. End that rollout before you start one of ${version}.`,
    );
  return { ...wanted, before: current, step: 0, state: 'running' };
}

/** A rollout after an act. At its last stage it is done. Throws `ReleaseError` when the act does not fit its state. */
export function afterAct(stand: RolloutStand, act: RolloutAct): RolloutStand {
  const { module, version, stages, state, step } = stand;
  if (!isUnderWay(stand))
    throw new ReleaseError(409, 'closed', `The rollout of ${module} ${version} is over. Start a new one.`);
  if (act === 'end') return { ...stand, state: 'ended' };
  if (act === 'advance') return { ...stand, step: step + 1, state: step + 2 < stages.length ? 'running' : 'done' };
  const next = act === 'pause' ? 'paused' : 'running';
  if (state === next)
    throw new ReleaseError(409, 'no_change', `The rollout of ${module} ${version} is ${next} already.`);
  return { ...stand, state: next };
}
