import { createHash } from 'node:crypto';
import { type VitalMetric, type VitalsReport, vitalMetrics } from 'shared/contract/vitals';
import type { Queries } from '../../db/tables';
import { type RolloutRow, releaseTables } from '../tables';
import { bucketOf } from '../vitals/buckets';
import type { Measured } from './isSlower';
import { keyOf, type Stage } from './voices';

/** What people measured at a route by one measure, at a stage. */
export interface RouteMeasured extends Measured {
  route: string;
}

const measureKey = (voice: string, ...of: string[]) =>
  createHash('sha256')
    .update([voice, ...of].join('/'))
    .digest('hex')
    .slice(0, 32);

/**
 * Notes how fast a page was for an account, which has one voice for a route and measure at a stage: its last visit.
 * Answers whether it counts: only when the server had given it that release at this stage.
 */
export async function noteMeasures(
  db: Queries,
  stage: Stage,
  account: string,
  { version, route, ...measured }: VitalsReport,
): Promise<boolean> {
  const voice = keyOf(stage, account);
  const tables = releaseTables(db);
  const given = await tables
    .selectFrom('rollout_voices')
    .select('key')
    .where('key', '=', voice)
    .where('version', '=', version)
    .executeTakeFirst();
  const { rollout, step } = stage;
  const rows = vitalMetrics.flatMap((metric) => {
    const value = measured[metric];
    return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
  });
  if (!given || rows.length === 0) return false;
  await tables
    .insertInto('rollout_measures')
    .values(
      rows.map(({ metric, bucket }) => ({
        ...{ key: measureKey(voice, route, metric), rollout: Number(rollout), step: Number(step) },
        ...{ version, route, metric, bucket },
      })),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ bucket: ref('excluded.bucket') })))
    .execute();
  return true;
}

/** What is measured at a stage of both releases, by route and measure; by default, at every route. */
export async function measuresAt(
  db: Queries,
  { rollout, step, version, before }: Stage & Pick<RolloutRow, 'version' | 'before'>,
  route?: string,
): Promise<RouteMeasured[]> {
  const rows = await releaseTables(db)
    .selectFrom('rollout_measures')
    .select(({ fn }) => ['version', 'route', 'metric', 'bucket', fn.countAll<number>().as('visits')])
    .where('rollout', '=', Number(rollout))
    .where('step', '=', Number(step))
    .$if(route !== undefined, (query) => query.where('route', '=', route ?? ''))
    .groupBy(['version', 'route', 'metric', 'bucket'])
    .orderBy('route')
    .orderBy('metric')
    .execute();
  const bucketsOf = (of: string, at: string, by: VitalMetric) =>
    new Map(
      rows
        .filter((row) => row.version === of && row.route === at && row.metric === by)
        .map(({ bucket, visits }) => [Number(bucket), Number(visits)]),
    );
  const measured = new Map(rows.map(({ route: at, metric }) => [`${at} ${metric}`, { route: at, metric }]));
  return [...measured.values()].map((each) => ({
    ...each,
    new: bucketsOf(version, each.route, each.metric),
    before: bucketsOf(before, each.route, each.metric),
  }));
}
