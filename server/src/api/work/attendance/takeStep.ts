import { formatDate, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { type MonthState, type MonthStep, monthSteps } from 'shared/domain/work/attendance/month';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { lockMonth, stepMonth } from './lockMonth';

/** The columns with the person and time of each state of a month. */
const columnsOf: Record<MonthState, readonly [by: string, at: string] | undefined> = {
  Open: undefined,
  Submitted: ['submittedBy', 'submittedAt'],
  Confirmed: ['confirmedBy', 'confirmedAt'],
  Locked: ['lockedBy', 'lockedAt'],
};
const cleared = { submittedBy: '', submittedAt: null, confirmedBy: '', confirmedAt: null };

/** How many days of a center's month have marks that differ. */
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

/** Takes a center's month a step further, or opens it again. Call it in a transaction. Throws 409 from another state, while marks differ, and for the lock of a month that has not ended. */
export async function takeStep(
  tx: Queries,
  { centerId, month, step, actor }: { centerId: string; month: string; step: MonthStep; actor: Actor },
): Promise<void> {
  const held = await lockMonth(tx, centerId, month);
  const { from, to } = monthSteps[step];
  if (!(from as readonly MonthState[]).includes(held.state))
    throw conflict(
      'refused',
      `Attendance of ${formatMonth(month)} is ${held.state.toLowerCase()}. Load the month again to see who changed it.`,
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
  const [by, at] = columnsOf[to] ?? [];
  const columns = by && at ? { [by]: actor.name, [at]: new Date().toISOString() } : cleared;
  await stepMonth(tx, held, { state: [held.state, to] }, actor, { ...columns, state: to });
}
