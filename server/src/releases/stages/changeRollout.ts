import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'shared/contract';
import type { RolloutAct } from 'shared/contract/releases/rollout';
import type { Actor } from '../../core/actorOf';
import { notFound } from '../../core/errors';
import type { Db } from '../../db/tables';
import { historyOf, NOTHING } from '../history';
import { ReleaseError } from '../ReleaseError';
import type { ReleaseStore } from '../ReleaseStore';
import { releaseTables } from '../tables';
import { addRolloutChange, rolloutChanges, standOf } from './rolloutLog';
import { afterAct, startOf } from './rolloutOf';

interface Place {
  db: Db;
  store: ReleaseStore;
}

/** The parts of a release that are everybody's at once, and so the same in two that go out at the same time. */
const commonOf = ({ manifest: { resources, service } }: Release) => ({ resources, service });

/**
 * Starts to release a published version in stages. Throws `ReleaseError` when it is unknown or current, does not fit the
 * others, declares other records or another service than the current one, or a rollout of the module is under way.
 */
export async function startRollout(
  { db, store }: Place,
  wanted: { module: string; version: string; stages: number[] },
  by: Actor,
): Promise<void> {
  const { module, version } = wanted;
  const release = await store.release(module, version);
  const promotions = await releaseTables(db)
    .selectFrom('promotions')
    .select(['version', 'kind'])
    .where('module', '=', module)
    .orderBy('revision')
    .execute();
  const last = (await rolloutChanges(db, module)).at(-1);
  const current = historyOf(promotions).at(-1);
  const stand = startOf(wanted, current === NOTHING ? undefined : current, last && standOf(last));
  const message = `${module} ${version} can't go out in stages:`;
  await store.judge.expectFit(release, message);
  if (!isDeepStrictEqual(commonOf(release), commonOf(await store.release(module, stand.before))))
    throw new ReleaseError(409, 'incompatible', message, [
      `It declares other records or another service than ${stand.before}, and both would run at once. Promote it without stages.`,
    ]);
  await db.transaction().execute((tx) => addRolloutChange(tx, stand, { after: Number(last?.revision ?? 0), by }));
}

/**
 * Advances, pauses, resumes or ends a rollout; at the last stage its release is promoted. Throws when there is none,
 * somebody else changed it since `revision`, or the act does not fit its state.
 */
export async function changeRollout(
  { db, store }: Place,
  { module, act, revision }: { module: string; act: RolloutAct; revision: number },
  by: Actor,
): Promise<void> {
  const last = (await rolloutChanges(db, module)).at(-1);
  if (!last) throw notFound(`No release of ${module} goes out in stages. List the releases to see which there are.`);
  const stand = afterAct(standOf(last), act);
  if (stand.state === 'done' && Number(last.revision) === revision) return store.promote(module, stand.version, by);
  await db
    .transaction()
    .execute((tx) => addRolloutChange(tx, stand, { after: revision, rollout: Number(last.rollout), by }));
}
