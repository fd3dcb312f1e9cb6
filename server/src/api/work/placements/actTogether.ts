import type { TogetherAnswer, TogetherInput } from 'shared/domain/work/placements/placementsTogether';
import type { Actor } from '../../../core/actorOf';
import type { Db, Queries } from '../../../db/tables';
import { deleteRecord, lockRecord, updateRecord } from '../../records/changes/changeRecord';
import { eachByItself } from '../../records/changes/eachByItself';
import { movePlacement } from './movePlacement';
import type { placements } from './placements';

type Stored = Awaited<ReturnType<typeof movePlacement>>;

/** Acts on one placement, and returns its successor or the changed placement. */
async function actOn(
  tx: Queries,
  within: typeof placements,
  before: Stored,
  act: TogetherInput['act'],
  actor: Actor,
): Promise<Stored> {
  const { id } = before;
  if (act.kind === 'move') return movePlacement(tx, within, id, act, actor);
  return updateRecord(tx, within, id, { endsOn: act.endsOn, endReason: act.endReason }, actor);
}

const changed = (before: Stored, after: Stored): Record<string, unknown> =>
  Object.fromEntries(
    (Object.keys(before) as (keyof Stored)[])
      .filter((name) => !['version', 'updatedAt', 'state'].includes(name) && before[name] !== after[name])
      .map((name) => [name, before[name]]),
  );

/** Moves or ends many placements, each in its own transaction; a check only previews the result. */
export async function actTogether(
  db: Db,
  within: typeof placements,
  { ids, act, isCheck }: TogetherInput,
  actor: Actor,
): Promise<TogetherAnswer[]> {
  const came = await eachByItself(
    db,
    ids,
    async (tx, id) => {
      const before = await lockRecord(tx, within, id);
      const after = await actOn(tx, within, before, act, actor);
      const now = await lockRecord(tx, within, id);
      const next = after.id === id ? null : { id: after.id, version: after.version };
      return { version: now.version, before: changed(before, now), next };
    },
    isCheck,
  );
  return came.map(({ id, result = { version: 0, before: {}, next: null }, reason }) => ({
    id,
    reason,
    ...result,
  }));
}

/** Undoes an act on many placements; those changed by someone since stay, and are reported. */
export async function takeTogetherBack(
  db: Db,
  within: typeof placements,
  done: readonly Pick<TogetherAnswer, 'id' | 'version' | 'before' | 'next'>[],
  actor: Actor,
): Promise<{ id: string; reason: string }[]> {
  const each = new Map(done.map((one) => [one.id, one]));
  const came = await eachByItself(db, [...each.keys()], async (tx, id) => {
    const { version, before = {}, next } = each.get(id) ?? {};
    await lockRecord(tx, within, id, version);
    if (next) {
      await lockRecord(tx, within, next.id, next.version);
      await deleteRecord(tx, within, next.id, actor);
    }
    await updateRecord(tx, within, id, before, actor);
  });
  return came.flatMap(({ id, reason }) => (reason === '' ? [] : { id, reason }));
}
