import type { Settlement } from 'shared/domain/pay/leaving/settlement';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { createRecord, deleteRecord } from '../../records/changes/changeRecord';
import { settledLeave } from '../leave/leaveEntries';
import { readLeave } from '../leave/readLeave';

/** A settlement before and after a change. */
interface SettlementChange {
  before?: Pick<Settlement, 'paidOn'>;
  after: Pick<Settlement, 'id' | 'employeeId' | 'leftOn' | 'paidOn'>;
  actor: Actor;
  db: Queries;
}

/** Paying a settlement pays out the remaining leave, so that none is left; reopening it gives the leave back. */
export async function settleLeave({ db, before, after, actor }: SettlementChange): Promise<void> {
  const { id, employeeId, leftOn } = after;
  const [wasPaid, isPaid] = [(before?.paidOn ?? null) !== null, after.paidOn !== null];
  if (wasPaid === isPaid) return;
  if (isPaid) {
    const days = (await readLeave(db, { id: employeeId, leftOn })).at(-1)?.balance ?? 0;
    const entry = { employeeId, day: leftOn, kind: 'Paid out', days, note: 'Final settlement' };
    if (days > 0) await createRecord(db, settledLeave, entry, actor, { settlementId: id });
    return;
  }
  const entries = await db.selectFrom('live_leave_entries').select('id').where('settlementId', '=', id).execute();
  for (const entry of entries) await deleteRecord(db, settledLeave, entry.id, actor);
}
