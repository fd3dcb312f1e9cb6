import { existsSync } from 'node:fs';
import type { OverriddenModule } from 'shared/contract/releases/override';
import type { Db } from '../db/tables';
import { historyOf } from './history';
import type { ReleaseStore } from './ReleaseStore';
import { isOf } from './StoredReleases';
import { rolloutChanges } from './stages/rolloutLog';
import { isUnderWay } from './stages/rolloutOf';
import { releaseTables } from './tables';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many releases of a module that were current before stay, however long ago: to go back to them always works. */
const KEPT_BEFORE = 5;

interface Named {
  module: string;
  version: string;
}

const nameOf = ({ module, version }: Named): string => `${module} ${version}`;

/** Says when a release's files were removed; empty while they are there. */
const setCollected = (tables: ReturnType<typeof releaseTables>, row: Named, collectedAt: string) =>
  tables.updateTable('releases').set({ collectedAt }).where(isOf(row)).execute();

/**
 * Removes the files of releases that nobody can have been given for this many days: what is current, goes out in
 * stages or is
 * previewed stays, with the last that were current before, and so does what any visit was measured of since. A session
 * lasts hours, so no open tab asks for what is gone. The release stays listed, and comes back when it is published again.
 */
export async function collectReleases({ db, store }: { db: Db; store: ReleaseStore }, days: number): Promise<void> {
  const tables = releaseTables(db);
  const rows = await tables.selectFrom('releases').select(['module', 'version', 'collectedAt']).execute();
  // Removed by another server, whose disk is not this one's.
  for (const row of rows.filter(({ collectedAt }) => collectedAt !== ''))
    if (existsSync(store.files.folderOf(row.module, row.version))) {
      const { collectedAt } = await tables
        .selectFrom('releases')
        .select('collectedAt')
        .where(isOf(row))
        .executeTakeFirstOrThrow();
      // It may have been published again since.
      if (collectedAt !== '') await store.files.remove(await store.release(row.module, row.version));
    }
  const inUse = await usedSince(db, new Date(Date.now() - days * DAY_MS).toISOString());
  for (const row of rows.filter((each) => each.collectedAt === '' && !inUse.has(nameOf(each)))) {
    const release = await store.release(row.module, row.version).catch(() => undefined);
    if (!release || !(await mark(db, row))) continue;
    try {
      await store.files.remove(release);
    } catch (error) {
      await setCollected(tables, row, '');
      throw error;
    }
  }
}

/** Says that a release's files go. Returns false when it became current meanwhile. */
function mark(db: Db, row: Named): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const tables = releaseTables(tx);
    // The first step stops new promotions of it; the second sees those let through before.
    await setCollected(tables, row, new Date().toISOString());
    const promotions = await tables
      .selectFrom('promotions')
      .selectAll()
      .where('module', '=', row.module)
      .orderBy('revision')
      .execute();
    if (historyOf(promotions).at(-1) !== row.version) return true;
    await setCollected(tables, row, '');
    return false;
  });
}

/** The releases that stay: those in use at or after a time, and the last of each module. By name. */
async function usedSince(db: Db, since: string): Promise<ReadonlySet<string>> {
  const tables = releaseTables(db);
  const used = new Set<string>();
  const note = (each: Named, until: string) => void (until >= since && used.add(nameOf(each)));
  const now = new Date().toISOString();
  for (const row of await tables.selectFrom('releases').select(['module', 'version', 'at']).execute())
    note(row, row.at);
  const promotions = await tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
  for (const module of new Set(promotions.map((row) => row.module))) {
    const own = promotions.filter((row) => row.module === module);
    own.forEach(({ version }, index) => note({ module, version }, own[index + 1]?.at ?? now));
    for (const version of historyOf(own).slice(-1 - KEPT_BEFORE)) note({ module, version }, now);
  }
  const changes = await rolloutChanges(db);
  const last = new Map(changes.map((change) => [change.module, change]));
  for (const change of changes) {
    const until = last.get(change.module) === change && isUnderWay(change) ? now : change.at;
    note(change, until);
    note({ module: change.module, version: change.before }, until);
  }
  for (const { uses, expiresAt } of await tables.selectFrom('overrides').select(['uses', 'expiresAt']).execute())
    for (const each of JSON.parse(uses) as OverriddenModule[]) if ('version' in each) note(each, expiresAt);
  const visits = await tables
    .selectFrom('vitals')
    .select(({ fn }) => ['module', 'version', fn.max('day').as('day')])
    .groupBy(['module', 'version'])
    .execute();
  for (const visit of visits) note(visit, `${visit.day}T24`);
  return used;
}
