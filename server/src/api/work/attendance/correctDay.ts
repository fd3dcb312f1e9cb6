import { formatMonth } from 'shared/domain/dates/dates';
import type { CorrectionInput } from 'shared/domain/work/attendance/correction';
import { refuseMark } from 'shared/domain/work/attendance/refuseMark';
import type { Actor } from '../../../core/actorOf';
import { badInput, conflict } from '../../../core/errors';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { lockMonth, stepMonth } from './lockMonth';
import { placedAt } from './placedAt';

/**
 * Corrects a day of a locked month: the marks stay as locked, and the correction has the new value, its author and the
 * reason. Call it in a transaction. Throws 409 while the month is not locked, and 400 for an invalid value.
 */
export async function correctDay(
  tx: Queries,
  { centerId, month, actor, ...input }: CorrectionInput & { centerId: string; month: string; actor: Actor },
): Promise<void> {
  const held = await lockMonth(tx, centerId, month);
  if (held.state !== 'Locked')
    throw conflict('refused', `Attendance of ${formatMonth(month)} is not locked. Mark the day in the register.`);
  const { employeeId, day, code, overtimeMinutes, reason } = input;
  const person = (await placedAt(tx, centerId, month, [employeeId])).get(employeeId);
  const wrong = refuseMark(input, month, person?.name, person?.placed ?? []);
  if (wrong !== undefined) throw badInput([{ path: 'day', msg: wrong }]);
  const [marked, corrected] = [
    await tx
      .selectFrom('attendance_days')
      .select(['centerId', 'code', 'overtimeMinutes'])
      .where('employeeId', '=', employeeId)
      .where('day', '=', day)
      .executeTakeFirst(),
    await tx
      .selectFrom('attendance_corrections')
      .select(['code', 'overtimeMinutes'])
      .where('employeeId', '=', employeeId)
      .where('centerId', '=', centerId)
      .where('day', '=', day)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
  ];
  if (marked && marked.centerId !== centerId && marked.code !== '')
    throw conflict('refused', 'This day is marked at another center. Clear it there first.');
  const before = corrected ?? marked ?? { code: '' as const, overtimeMinutes: 0 };
  await tx
    .insertInto('attendance_corrections')
    .values({
      id: newId(),
      employeeId,
      day,
      centerId,
      code,
      overtimeMinutes,
      reason,
      beforeCode: before.code,
      beforeOvertimeMinutes: before.overtimeMinutes,
      at: new Date().toISOString(),
      by: actor.name,
    })
    .execute();
  const told = `${person?.name ?? ''} ${day}`;
  await stepMonth(tx, held, { [told]: [before.code, code], reason: [null, reason] }, actor);
}
