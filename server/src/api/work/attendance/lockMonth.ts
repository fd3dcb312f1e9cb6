import type { MonthState } from 'shared/domain/work/attendance/month';
import type { Actor } from '../../../core/actorOf';
import { isPostgres } from '../../../db/engines/engine';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { type Changes, writeAudit } from '../../records/changes/audit';

/** A center's month during an operation. */
export interface HeldMonth {
  id: string;
  version: number;
  state: MonthState;
}

/** A month from `lockMonth`. */
interface LockedMonth extends HeldMonth {
  /** Whether this transaction created it. */
  isNew: boolean;
}

/** The state of a center's month; without marks it is open. */
export async function readMonth(db: Queries, centerId: string, month: string): Promise<Omit<HeldMonth, 'id'>> {
  const found = await db
    .selectFrom('every_attendance_months')
    .select(['version', 'state'])
    .where('centerId', '=', centerId)
    .where('month', '=', month)
    .executeTakeFirst();
  return found ?? { version: 0, state: 'Open' };
}

/**
 * A center's month, locked until the transaction ends, so that marks and steps run one after the other. A missing one
 * is created as open.
 */
export async function lockMonth(tx: Queries, centerId: string, month: string): Promise<LockedMonth> {
  const now = new Date().toISOString();
  const blank = {
    submittedBy: '',
    submittedAt: null,
    confirmedBy: '',
    confirmedAt: null,
    lockedBy: '',
    lockedAt: null,
  };
  const begun = await tx
    .insertInto('attendance_months')
    .values({
      id: newId(),
      version: 0,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      search: month,
      centerId,
      month,
      state: 'Open',
      ...blank,
    })
    .onConflict((conflict) => conflict.columns(['centerId', 'month']).doNothing())
    .executeTakeFirst();
  const query = tx
    .selectFrom('every_attendance_months')
    .select(['id', 'version', 'state'])
    .where('centerId', '=', centerId)
    .where('month', '=', month);
  const held = await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return { ...held, isNew: begun.numInsertedOrUpdatedRows === 1n };
}

/** Removes a month created by this transaction, because nothing was done in it. */
export async function dropNewMonth(tx: Queries, { id, isNew }: LockedMonth): Promise<void> {
  if (isNew) await tx.deleteFrom('attendance_months').where('id', '=', id).execute();
}

/**
 * Increases a locked month's version, with further changes, and records it: open tabs get an event. Returns the new
 * version.
 */
export async function stepMonth(
  tx: Queries,
  { id, version }: HeldMonth,
  changes: Changes,
  actor: Actor,
  columns: Record<string, string | null> = {},
): Promise<number> {
  await tx
    .updateTable('attendance_months')
    .set({ ...columns, version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await writeAudit(tx, 'attendance_months', id, 'update', changes, actor);
  return version + 1;
}
