import { formatDate, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { knownOff } from 'shared/domain/work/attendance/knownOff';
import type { MarkInput } from 'shared/domain/work/attendance/mark';
import { type MonthState, type MonthStep, monthSteps } from 'shared/domain/work/attendance/month';
import { valueOn } from 'shared/domain/work/attendance/sheet';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import { newId } from '../../../db/newId';
import type { Queries } from '../../../db/tables';
import { lockMonth, stepMonth } from './lockMonth';
import { readSheet } from './readSheet';
import { storeMarks } from './storeMarks';

/** The columns with the person and time of each state of a month. */
const columnsOf: Record<MonthState, readonly [by: string, at: string] | undefined> = {
  Open: undefined,
  Submitted: ['submittedBy', 'submittedAt'],
  Confirmed: ['confirmedBy', 'confirmedAt'],
  Locked: ['lockedBy', 'lockedAt'],
};
const cleared = { submittedBy: '', submittedAt: null, confirmedBy: '', confirmedAt: null };

/** How many days of a center's month have conflicting marks. */
async function countDisputed(tx: Queries, centerId: string, month: string): Promise<number> {
  const { n } = await tx
    .selectFrom('attendance_days')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('centerId', '=', centerId)
    .where('day', '>=', `${month}-01`)
    .where('day', '<=', lastDayOfMonth(month))
    .where('isDisputed', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Marks the unmarked weekly offs and holidays: submitted, they are paid and billed as such. */
async function markDaysOff(tx: Queries, centerId: string, month: string, actor: Actor): Promise<void> {
  const { version, holidays, weeklyOffs, people } = await readSheet(tx, centerId, month);
  const off = { month, holidays, weeklyOffs };
  const at = new Date().toISOString();
  const marks = people.flatMap((person) =>
    Array.from(person.days, (_, index) => index + 1).flatMap((day): MarkInput[] => {
      const code = valueOn(person, day).code === '' ? knownOff(person, day, off) : '';
      if (code === '') return [];
      const date = `${month}-${String(day).padStart(2, '0')}`;
      return [{ id: newId(), employeeId: person.id, day: date, code, overtimeMinutes: 0, at, seen: version }];
    }),
  );
  if (marks.length > 0) await storeMarks(tx, { centerId, month, source: actor.id, actor, sentAt: at, marks });
}

/**
 * Takes a center's month a step further, or reopens it. Submitting marks the unmarked days off. Call it in a
 * transaction. Throws 409 from another state, while marks conflict, and for locking a month that has not ended.
 */
export async function takeStep(
  tx: Queries,
  { centerId, month, step, actor }: { centerId: string; month: string; step: MonthStep; actor: Actor },
): Promise<void> {
  const before = await lockMonth(tx, centerId, month);
  const { from, to } = monthSteps[step];
  if (!(from as readonly MonthState[]).includes(before.state))
    throw conflict(
      'refused',
      `Attendance of ${formatMonth(month)} is ${before.state.toLowerCase()}. Load the month again to see who changed it.`,
    );
  const last = lastDayOfMonth(month);
  if (step === 'lock' && last >= today())
    throw conflict('refused', `${formatMonth(month)} has not ended. Lock its attendance after ${formatDate(last)}.`);
  const disputed = step === 'submit' ? await countDisputed(tx, centerId, month) : 0;
  if (disputed > 0)
    throw conflict(
      'disputed',
      `Marks differ on ${disputed === 1 ? 'one day' : `${disputed} days`}. Choose what holds, then submit the month.`,
    );
  if (step === 'submit') await markDaysOff(tx, centerId, month, actor);
  const held = step === 'submit' ? await lockMonth(tx, centerId, month) : before;
  const [by, at] = columnsOf[to] ?? [];
  const columns = by && at ? { [by]: actor.name, [at]: new Date().toISOString() } : cleared;
  await stepMonth(tx, held, { state: [held.state, to] }, actor, { ...columns, state: to });
}
