import { sql } from 'kysely';
import { type Rollout, rolloutText } from 'shared/contract/releases/rollout';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import { conflict } from '../../core/errors';
import type { Queries } from '../../db/tables';
import { type RolloutRow, releaseTables } from '../tables';
import { isUnderWay, type RolloutStand } from './rolloutOf';
import { countsAt } from './voices';

/** The actor of changes that no person makes. */
export const itself: Actor = { id: '', name: 'Rollout' };

export const standOf = ({ module, version, before, stages, step, state }: RolloutRow): RolloutStand => ({
  module,
  version,
  before,
  step: Number(step),
  state,
  stages: JSON.parse(stages) as number[],
});

/** All changes of rollouts, the latest last; by default of all modules. */
export const rolloutChanges = (db: Queries, module?: string): Promise<RolloutRow[]> =>
  releaseTables(db)
    .selectFrom('rollout_changes')
    .selectAll()
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .orderBy('revision')
    .execute();

/** The number of the last change of any rollout; 0 before the first. */
export async function lastRolloutChange(db: Queries): Promise<number> {
  const row = await releaseTables(db)
    .selectFrom('rollout_changes')
    .select(sql<number>`coalesce(max("revision"), 0)`.as('revision'))
    .executeTakeFirstOrThrow();
  return Number(row.revision);
}

/** The last rollout of each module, with its history and the counts of its stage. */
export async function readRollouts(db: Queries): Promise<Map<string, Rollout>> {
  const changes = await rolloutChanges(db);
  const last = new Map(changes.map((change) => [change.module, change]));
  const entries = [...last].map(async ([module, row]) => {
    const { stages, version, before, step, state } = standOf(row);
    const history = changes
      .filter(({ rollout }) => rollout === row.rollout)
      .reverse()
      .map((each) => ({
        revision: Number(each.revision),
        state: each.state,
        step: Number(each.step),
        at: each.at,
        by: each.by,
        reason: each.reason,
      }));
    const { counts } = await countsAt(db, row);
    return [module, { version, before, stages, step, state, history, counts }] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Stores a rollout's state, in the caller's transaction. Throws 409 when `after` is not the module's last change of a
 * rollout: 0 when there was none.
 */
export async function addRolloutChange(
  tx: Queries,
  stand: RolloutStand,
  { after, rollout, by, reason = '' }: { after: number; rollout?: number; by: Actor; reason?: string },
): Promise<void> {
  const { module } = stand;
  for (;;) {
    // The number is read before the module's last change: a change in between has taken the number.
    const revision = (await lastRolloutChange(tx)) + 1;
    const last = (await rolloutChanges(tx, module)).at(-1);
    if (Number(last?.revision ?? 0) !== after)
      throw conflict(
        'stale',
        `Someone else changed the rollout of ${module} in the meantime. Check how it stands now.`,
      );
    const change = { ...stand, stages: JSON.stringify(stand.stages), revision, rollout: rollout ?? revision };
    const { numInsertedOrUpdatedRows } = await releaseTables(tx)
      .insertInto('rollout_changes')
      .values({ ...change, at: new Date().toISOString(), by: by.name, reason })
      .onConflict((clash) => clash.column('revision').doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) > 0) break;
  }
  const detail = [rolloutText(stand), reason].filter(Boolean).join(': ');
  await audit(tx, by, 'release.staged', { record: ['modules', module], detail });
}

/**
 * Ends a module's running rollout, in the caller's transaction; answers whether there was one. `version`: the version
 * that becomes current, empty when the module is taken out; by default none. It is done when its release becomes
 * current after the last stage but one; a release promoted sooner ends it, and the reason names the stage.
 */
export async function settleRollout(
  tx: Queries,
  { module, version }: { module: string; version?: string },
  by: Actor,
): Promise<boolean> {
  const last = (await rolloutChanges(tx, module)).at(-1);
  if (!last || !isUnderWay(last)) return false;
  const stand = standOf(last);
  const isPromoted = version === stand.version;
  const isDone = isPromoted && stand.step + 2 === stand.stages.length;
  const next: RolloutStand = isDone ? { ...stand, step: stand.step + 1, state: 'done' } : { ...stand, state: 'ended' };
  const early = isPromoted ? ` at ${stand.stages[stand.step]}%, without its other stages` : '';
  const why = version === '' ? `${module} was taken out.` : `${version} was made current${early}.`;
  const reason = isDone || version === undefined ? '' : why;
  await addRolloutChange(tx, next, { after: Number(last.revision), rollout: Number(last.rollout), by, reason });
  return true;
}

/** Whether a change was refused because another came first. */
export const isStale = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'stale';
