import { createHash } from 'node:crypto';
import { type VitalsReport, vitalMetrics } from 'shared/contract/surface/vitals';
import type { Queries } from '../../db/tables';
import { type RolloutRow, releaseTables } from '../tables';
import { bucketOf } from '../vitals/buckets';
import type { Measured } from './isSlower';
import { keyOf, type Stage } from './voices';
import { withoutStrangers } from './withoutStrangers';

/** People's values at a route by one measure, at a stage. */
export interface RouteMeasured extends Measured {
  route: string;
  /** The same as a rollout is judged by: without what one stranger may have made up. */
  judged: Measured;
}

const measureKey = (voice: string, ...of: string[]) =>
  createHash('sha256')
    .update([voice, ...of].join('/'))
    .digest('hex')
    .slice(0, 32);

/**
 * Notes how fast a page was for an account or a visitor. Each counts once for a route and measure at a stage: by the last visit.
 * Answers whether it counts: only when the server had given it that release at this stage.
 */
export async function noteMeasures(
  db: Queries,
  stage: Stage,
  who: string,
  { version, route, ...measured }: VitalsReport,
): Promise<boolean> {
  const voice = keyOf(stage, who);
  const tables = releaseTables(db);
  const given = await tables
    .selectFrom('rollout_voices')
    .select('isVisitor')
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
        key: measureKey(voice, route, metric),
        rollout: Number(rollout),
        step: Number(step),
        version,
        route,
        metric,
        bucket,
        isVisitor: Number(given.isVisitor),
      })),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ bucket: ref('excluded.bucket') })))
    .execute();
  return true;
}

/** The measures of both releases at a stage, by route; by default, at every route. */
export async function measuresAt(
  db: Queries,
  { rollout, step, stages, version, before }: Stage & Pick<RolloutRow, 'version' | 'before' | 'stages'>,
  route?: string,
): Promise<RouteMeasured[]> {
  const rows = await releaseTables(db)
    .selectFrom('rollout_measures')
    .select(({ fn }) => ['version', 'route', 'metric', 'bucket', 'isVisitor', fn.countAll<number>().as('visits')])
    .where('rollout', '=', Number(rollout))
    .where('step', '=', Number(step))
    .$if(route !== undefined, (query) => query.where('route', '=', route ?? ''))
    .groupBy(['version', 'route', 'metric', 'bucket', 'isVisitor'])
    .orderBy('route')
    .orderBy('metric')
    .execute();
  const percent = (JSON.parse(stages) as number[])[Number(step)] ?? 0;
  const measured = new Map(rows.map(({ route: at, metric }) => [`${at} ${metric}`, { route: at, metric }]));
  return [...measured.values()].map((each): RouteMeasured => {
    const own = rows.filter((row) => row.route === each.route && row.metric === each.metric);
    const of = (isVisitor: number): Measured => {
      const bucketsOf = (wanted: string) =>
        new Map(
          own
            .filter((row) => row.version === wanted && Number(row.isVisitor) === isVisitor)
            .map(({ bucket, visits }) => [Number(bucket), Number(visits)]),
        );
      return { metric: each.metric, new: bucketsOf(version), before: bucketsOf(before) };
    };
    const [accounts, visitors] = [of(0), of(1)];
    return { ...each, ...bothOf(accounts, visitors), judged: bothOf(accounts, withoutStrangers(visitors, percent)) };
  });
}

/** The values of accounts and visitors, together. */
function bothOf(accounts: Measured, visitors: Measured): Measured {
  const sum = (of: 'new' | 'before') => {
    const buckets = new Map(accounts[of]);
    for (const [bucket, visits] of visitors[of]) buckets.set(bucket, (buckets.get(bucket) ?? 0) + visits);
    return buckets;
  };
  return { metric: accounts.metric, new: sum('new'), before: sum('before') };
}
