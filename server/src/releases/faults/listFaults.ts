import type { Fault } from 'shared/contract/releases/fault';
import { settleNotices } from '../../api/notifications/followNotices';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { Db } from '../../db/tables';
import { historyOf } from '../history';
import { clearVoices } from '../stages/voices';
import { releaseTables } from '../tables';

/** How long a fault is kept after it was last seen, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
/** The most that are listed. */
const MOST = 500;

/** The faults of a module, or of all, the latest first. */
export async function listFaults(db: Db, module?: string): Promise<Fault[]> {
  const tables = releaseTables(db);
  const rows = await tables
    .selectFrom('faults')
    .selectAll()
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .orderBy('lastAt', 'desc')
    .limit(MOST)
    .execute();
  if (rows.length === 0) return [];
  const seen = await tables
    .selectFrom('fault_releases')
    .select(['fault', 'version', 'count', 'sessions'])
    .where(
      'fault',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('firstAt', 'desc')
    .execute();
  const promotions = await tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
  return rows.map(({ resolvedAt, backAt, ...row }) => {
    const releases = seen
      .filter(({ fault }) => fault === row.id)
      .map(({ version, count, sessions }) => ({ version, count: Number(count), sessions: Number(sessions) }));
    const history = historyOf(promotions.filter((each) => each.module === row.module));
    const sum = (of: 'count' | 'sessions') => releases.reduce((all, each) => all + each[of], 0);
    return {
      ...row,
      count: sum('count'),
      sessions: sum('sessions'),
      releases,
      state: resolvedAt === null ? 'open' : backAt === null ? 'resolved' : 'back',
      isNew: history.length > 1 && releases.length === 1 && releases[0]?.version === history.at(-1),
    };
  });
}

/** Marks a fault as resolved, until it is seen in another release. Returns whether there is one. */
export const resolveFault = (db: Db, id: string, by: Actor): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const resolved = await releaseTables(tx)
      .updateTable('faults')
      .set({ resolvedAt: new Date().toISOString(), resolvedBy: by.name, backAt: null })
      .where('id', '=', id)
      .returning('module')
      .executeTakeFirst();
    if (resolved) {
      await settleNotices(tx, `faults/${id}`, by);
      await audit(tx, by, 'fault.resolved', { record: ['faults', id], detail: resolved.module });
    }
    return resolved !== undefined;
  });

/** Clears the faults that have not been seen for 30 days, and who was given what by rollouts that have been over as long. */
export const clearFaults = (db: Db): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const tables = releaseTables(tx);
    await tables
      .deleteFrom('faults')
      .where('lastAt', '<', new Date(Date.now() - KEPT).toISOString())
      .execute();
    for (const table of ['fault_releases', 'fault_voices'] as const)
      await tables.deleteFrom(table).where('fault', 'not in', tables.selectFrom('faults').select('id')).execute();
    await clearVoices(tx, new Date(Date.now() - KEPT).toISOString());
  });
