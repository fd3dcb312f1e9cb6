import type { Vital } from 'shared/contract/surface/vitals';
import type { Db } from '../../db/tables';
import { historyOf } from '../history';
import type { RegistryState } from '../registry/registryState';
import { measuresAt } from '../stages/measures';
import { releaseTables, type VitalRow } from '../tables';
import { type Buckets, p75Of } from './buckets';

/** The most days of a trend. */
const DAYS = 14;

type Row = Pick<VitalRow, 'module' | 'version' | 'route' | 'metric' | 'day' | 'bucket' | 'visits'>;

/** How many visits fell into each bucket. */
function bucketsOf(rows: readonly Row[]): Buckets {
  const buckets = new Map<number, number>();
  for (const { bucket, visits } of rows) buckets.set(bucket, (buckets.get(bucket) ?? 0) + Number(visits));
  return buckets;
}

/** Groups rows by `keyOf`, in the order of the keys. */
const groupBy = (rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
};

/** How fast the current releases are, of a module or of all, by module, route and measure. */
export async function listVitals(
  db: Db,
  { current, staged }: Pick<RegistryState, 'current' | 'staged'>,
  module?: string,
): Promise<Vital[]> {
  const tables = releaseTables(db);
  const rows = await tables
    .selectFrom('vitals')
    .selectAll()
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .orderBy('module')
    .orderBy('route')
    .orderBy('metric')
    .orderBy('day')
    .execute();
  if (rows.length === 0) return [];
  const promotions = await tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
  const stages = new Map(
    await Promise.all(
      [...staged].map(
        async ([name, { rollout }]) => [name, { rollout, measured: await measuresAt(db, rollout) }] as const,
      ),
    ),
  );
  return current.flatMap(({ version, manifest: { name, budgets } }) => {
    const before = historyOf(promotions.filter((each) => each.module === name)).at(-2);
    const own = rows.filter((row) => row.module === name);
    return [...groupBy(own, ({ route, metric }) => `${route} ${metric}`).values()].flatMap((group): Vital[] => {
      const [first] = group;
      const [now, earlier] = [version, before].map((of) => group.filter((row) => row.version === of));
      if (!first || !now || now.length === 0) return [];
      const { route, metric } = first;
      const of = (some: readonly Row[]) => p75Of(metric, bucketsOf(some));
      const here = of(now);
      const budget = budgets?.[metric] ?? null;
      const stage = stages.get(name);
      const measured = stage?.measured.find((each) => each.route === route && each.metric === metric);
      return [
        {
          module: name,
          route,
          metric,
          version,
          ...here,
          budget,
          before: before && earlier && earlier.length > 0 ? { version: before, ...of(earlier) } : null,
          staged:
            stage && measured && measured.new.size > 0 && measured.before.size > 0
              ? {
                  version: stage.rollout.version,
                  ...p75Of(metric, measured.new),
                  before: p75Of(metric, measured.before),
                }
              : null,
          days: [...groupBy(group, ({ day }) => day)].slice(-DAYS).map(([day, some]) => ({ day, ...of(some) })),
          isMissed: budget !== null && here.p75 > budget,
        },
      ];
    });
  });
}
