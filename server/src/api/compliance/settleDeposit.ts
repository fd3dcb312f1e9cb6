import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { readDuties } from '../duties/readDuties';
import { updateRecord } from '../records/changes/changeRecord';
import { obligations } from './obligations';

/** A deposit that a challan proves. */
interface Settled {
  ruleId: string;
  period: string;
  paidOn: IsoDate;
  /** The challan's number. */
  reference: string;
  paidPaise: number;
}

/** Marks the due of a deposit as paid by its challan, unless it is already marked. Call it in a transaction. */
export async function settleDeposit(
  tx: Queries,
  { ruleId, period, paidOn, reference, paidPaise }: Settled,
  actor: Actor,
): Promise<void> {
  const [due] = await readDuties(tx, { ruleIds: [ruleId], periods: [period], isDone: false });
  if (!due) return;
  const paid = { status: 'Paid', doneOn: paidOn, reference, amountPaise: paidPaise };
  await updateRecord(tx, obligations, due.id, paid, { id: '', name: actor.name }, { tracked: true });
}
