import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { readDuties } from '../duties/readDuties';
import { updateRecord } from '../records/changes/changeRecord';
import { obligations } from './obligations';

/** A deposit whose challan was deleted. */
interface Unproved {
  ruleId: string;
  period: string;
  /** The challan's number. */
  reference: string;
}

/** Reopens the due of a deposit if it was marked by this challan. Call it in a transaction. */
export async function reopenDeposit(tx: Queries, { ruleId, period, reference }: Unproved, actor: Actor): Promise<void> {
  const [due] = await readDuties(tx, { ruleIds: [ruleId], periods: [period], isDone: true });
  if (reference === '' || !due?.reference.split(', ').includes(reference)) return;
  const open = { status: 'Pending', doneOn: null, reference: '', amountPaise: 0 };
  await updateRecord(tx, obligations, due.id, open, { id: '', name: actor.name }, { tracked: true });
}
