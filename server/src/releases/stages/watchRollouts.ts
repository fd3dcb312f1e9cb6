import { notify } from '../../api/notifications/notify';
import type { Db } from '../../db/tables';
import type { LiveRegistry } from '../LiveRegistry';
import { ReleaseError } from '../ReleaseError';
import type { ReleaseStore } from '../ReleaseStore';
import { changeRollout } from './changeRollout';
import { doesWell, isWorse } from './isWorse';
import { addRolloutChange, isStale, itself, standOf } from './rolloutLog';
import { countsAt, noteFailed } from './voices';

/** How long a stage lasts at least before the next one comes by itself, in milliseconds: an hour. */
const STAGE_MS = 60 * 60 * 1000;

interface Place {
  db: Db;
  store: ReleaseStore;
  live: LiveRegistry;
}

/**
 * Hears that a release failed an account, which counts once at a stage, and only when the server gave it that release.
 * A release that fails more people than the one before is taken back at once, and its team is told why.
 */
export async function hearFailure(
  { db, live }: Omit<Place, 'store'>,
  { module, version }: { module: string; version: string },
  account: string | undefined,
): Promise<void> {
  const rollout = live.current.staged.get(module)?.rollout;
  if (!rollout || account === undefined || !(await noteFailed(db, rollout, account, version))) return;
  const counts = await countsAt(db, rollout);
  if (!isWorse(counts)) return;
  const reason = `${counts.new.failed} of ${counts.new.given} people had an error with ${rollout.version}, and ${counts.before.failed} of ${counts.before.given} with ${rollout.before}.`;
  try {
    await db.transaction().execute(async (tx) => {
      const stand = { ...standOf(rollout), state: 'rolled-back' as const };
      const after = Number(rollout.revision);
      await addRolloutChange(tx, stand, { after, rollout: Number(rollout.rollout), by: itself, reason });
      await notify(
        tx,
        {
          kind: 'module',
          title: `${module} ${rollout.version} was rolled back`,
          body: reason,
          path: `/dashboard/modules?errors=${module}`,
          subject: `rollouts/${rollout.rollout}`,
        },
        'owner',
      );
    });
  } catch (error) {
    // Somebody, or another server, was quicker.
    if (!isStale(error)) throw error;
  }
  await live.follow();
}

/** Takes each rollout on whose stage has lasted an hour and whose release does as well as the one before. `now`: in milliseconds. */
export async function advanceRollouts({ db, store, live }: Place, now = Date.now()): Promise<void> {
  for (const { rollout } of live.current.staged.values()) {
    if (rollout.state !== 'running' || now - Date.parse(rollout.at) < STAGE_MS) continue;
    if (!doesWell(await countsAt(db, rollout))) continue;
    const revision = Number(rollout.revision);
    try {
      await changeRollout({ db, store }, { module: rollout.module, act: 'advance', revision }, itself);
    } catch (error) {
      if (isStale(error)) continue;
      if (!(error instanceof ReleaseError)) throw error;
      const paused = { ...standOf(rollout), state: 'paused' as const };
      await db.transaction().execute((tx) =>
        addRolloutChange(tx, paused, {
          after: revision,
          rollout: Number(rollout.rollout),
          by: itself,
          reason: error.message,
        }),
      );
    }
    await live.follow();
  }
}
