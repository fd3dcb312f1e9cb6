import type { VitalsReport } from 'shared/contract/surface/vitals';
import { vitalNames, vitalText } from 'shared/contract/surface/vitals';
import type { Db } from '../../db/tables';
import { tellTeam } from '../news/tellTeam';
import { ReleaseError } from '../ReleaseError';
import type { ReleaseStore } from '../ReleaseStore';
import type { LiveRegistry } from '../registry/LiveRegistry';
import type { RolloutRow } from '../tables';
import { p75Of } from '../vitals/buckets';
import { changeRollout } from './changeRollout';
import { isSlower, missesBudget } from './isSlower';
import { doesWell, isWorse, WAITS } from './isWorse';
import { measuresAt, noteMeasures, type RouteMeasured } from './measures';
import { newlyFailed, noteFailure, TOO_MANY } from './newFailures';
import { addRolloutChange, isStale, itself, standOf } from './rolloutLog';
import { countsAt, noteFailed, noteOpened } from './voices';

/** The shortest time of a stage before the next begins automatically, in milliseconds: an hour. */
const STAGE_MS = 60 * 60 * 1000;

interface Place {
  db: Db;
  store: ReleaseStore;
  live: LiveRegistry;
}

/** Takes a release in stages back, and tells its team why. */
async function rollBack({ db, live }: Omit<Place, 'store'>, rollout: RolloutRow, reason: string): Promise<void> {
  const { module, version } = rollout;
  try {
    await db.transaction().execute(async (tx) => {
      const stand = { ...standOf(rollout), state: 'rolled-back' as const };
      const after = Number(rollout.revision);
      await addRolloutChange(tx, stand, { after, rollout: Number(rollout.rollout), by: itself, reason });
      const title = `${module} ${version} was rolled back`;
      const subject = `rollouts/${rollout.rollout}`;
      await tellTeam(tx, { module, version, event: 'rolled-back', title, body: reason, subject });
    });
  } catch (error) {
    // Somebody, or another server, was quicker.
    if (!isStale(error)) throw error;
  }
  await live.follow();
}

/**
 * Records that a release failed for an account or a visitor (`visitorOf`), who counts once at a stage, and only when
 * the server gave them that release. A release that fails more people than the previous one, or five accounts where
 * that one doesn't fail, is rolled back at once, and its team is told why. `place`: where its code failed.
 */
export async function hearFailure(
  { db, live }: Omit<Place, 'store'>,
  { module, version, place }: { module: string; version: string; place: string | undefined },
  who: string | undefined,
): Promise<void> {
  const rollout = live.current.staged.get(module)?.rollout;
  if (!rollout || who === undefined) return;
  const isNew = await noteFailed(db, rollout, who, version);
  if (place !== undefined) await noteFailure(db, rollout, { account: who, version, place });
  const newly = await newlyFailed(db, rollout);
  if (newly >= TOO_MANY)
    return rollBack(
      { db, live },
      rollout,
      `${newly} people had an error with ${rollout.version} in what ${rollout.before} does without one.`,
    );
  if (!isNew) return;
  const { counts, judged } = await countsAt(db, rollout);
  if (!isWorse(judged)) return;
  const reason = `${counts.new.failed} of ${counts.new.given} people had an error with ${rollout.version}, and ${counts.before.failed} of ${counts.before.given} with ${rollout.before}.`;
  await rollBack({ db, live }, rollout, reason);
}

/**
 * People's values, as a sentence's end: `4.2 s for three quarters of 12 people with 1.1.0, and 1.2 s of 180 with
 * 1.0.0`.
 */
function inWords({ metric, ...of }: RouteMeasured, { version, before }: RolloutRow): string {
  const [now, was] = [p75Of(metric, of.new), p75Of(metric, of.before)];
  return `${vitalText(metric, now.p75)} for three quarters of ${now.visits} people with ${version}, and ${vitalText(metric, was.p75)} of ${was.visits} with ${before}`;
}

/**
 * Records the speed of a page for an account or a visitor (`visitorOf`). Each counts once, and only when the server
 * gave them that release. A release that is slower than the previous one, or misses a budget that it keeps, is rolled
 * back at once, and its team is told why. Visits that had to fetch the release's files don't count: usually only the
 * new release has such. For a public page only the largest paint counts, which comes before the page's code does.
 */
export async function hearVisit(
  { db, store, live }: Place,
  report: VitalsReport,
  who: string | undefined,
): Promise<void> {
  const rollout = live.current.staged.get(report.module)?.rollout;
  if (!rollout || who === undefined) return;
  await noteOpened(db, rollout, who, report.version);
  if (report.isFirst) return;
  const counts = report.route.startsWith('/dashboard') ? report : { ...report, inp: undefined, cls: undefined };
  if (!(await noteMeasures(db, rollout, who, counts))) return;
  const { budgets } = (await store.release(report.module, rollout.version)).manifest;
  for (const measured of await measuresAt(db, rollout, report.route)) {
    const { route, metric, judged } = measured;
    const budget = budgets?.[metric];
    const isMissed = missesBudget(judged, budget);
    if (!isMissed && !isSlower(judged)) continue;
    const over = isMissed && budget !== undefined ? `, over the budget of ${vitalText(metric, budget)}` : '';
    const reason = `${vitalNames[metric]} at ${route}: ${inWords(measured, rollout)}${over}.`;
    return rollBack({ db, live }, rollout, reason);
  }
}

/** Takes each rollout on whose stage has lasted an hour and whose release does as well as the one before. `now`: in milliseconds. */
export async function advanceRollouts({ db, store, live }: Place, now = Date.now()): Promise<void> {
  for (const { rollout } of live.current.staged.values()) {
    if (rollout.state !== 'running' || now - Date.parse(rollout.at) < STAGE_MS) continue;
    if (!doesWell((await countsAt(db, rollout)).judged)) continue;
    if ((await measuresAt(db, rollout)).some(({ judged }) => isSlower(judged, WAITS))) continue;
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
