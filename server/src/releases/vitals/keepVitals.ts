import { sql } from 'kysely';
import { type VitalsReport, vitalMetrics } from 'shared/contract/surface/vitals';
import type { Db } from '../../db/tables';
import type { ReleaseStore } from '../ReleaseStore';
import { releaseTables } from '../tables';
import { bucketOf } from './buckets';

/** How long a day's numbers are kept, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/**
 * Counts a visit in the buckets of its measures; nothing else is stored. Reports without a published release, or of
 * none of its routes, are ignored, so that made-up reports fill no disk. Returns whether it was counted.
 */
export async function keepVitals(
  { db, store }: { db: Db; store: ReleaseStore },
  { module, version, route, ...measured }: VitalsReport,
): Promise<boolean> {
  const release = await store.release(module, version).catch(() => undefined);
  if (!release?.manifest.routes.some(({ path }) => path === route)) return false;
  const day = new Date().toISOString().slice(0, 10);
  const rows = vitalMetrics.flatMap((metric) => {
    const value = measured[metric];
    return value === undefined
      ? []
      : [{ module, version, route, metric, day, bucket: bucketOf(metric, value), visits: 1 }];
  });
  if (rows.length === 0) return false;
  await releaseTables(db)
    .insertInto('vitals')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['module', 'version', 'route', 'metric', 'day', 'bucket'])
        .doUpdateSet({ visits: sql<number>`"vitals"."visits" + 1` }),
    )
    .execute();
  return true;
}

/** Clears the numbers of days that are over for 30. */
export async function clearVitals(db: Db): Promise<void> {
  await releaseTables(db)
    .deleteFrom('vitals')
    .where('day', '<', new Date(Date.now() - KEPT).toISOString().slice(0, 10))
    .execute();
}
