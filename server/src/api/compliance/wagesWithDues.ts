import type { WageRegister } from 'shared/domain/pay/wages/wage';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { type Duty, readDuties } from '../duties/readDuties';
import { readOwedDeposits } from '../pay/wages/readOwedDeposits';
import { wages } from '../pay/wages/wages';
import { updateRecord } from '../records/changes/changeRecord';
import { obligations } from './obligations';

type Register = Pick<WageRegister, 'id' | 'month' | 'status' | 'paidOn' | 'isSample'>;

/** The due of paying a month's wages in time, settled by the register. */
const WAGES = 'contract-wages';

/** The dues whose period is or ends with a month: the deposits after its wages. */
const depositsOf = (duties: readonly Duty[], month: string) =>
  duties.filter(({ type, period }) => type === 'Deposit' && period === month);

/**
 * Updates the dues of a month from its register: once its wages are paid, the wage due is done, and the resulting
 * deposits become due, even those from before the company's records begin. Reopened wages are due again. Call it in the
 * transaction that changes the register; a sample changes nothing.
 */
async function followRegister(
  tx: Queries,
  before: Pick<Register, 'status'> | undefined,
  after: Register,
  actor: Actor,
): Promise<void> {
  const { month, status, paidOn, isSample } = after;
  if (isSample === true || (before?.status ?? 'Pending') === status) return;
  const by: Actor = { id: '', name: actor.name };
  const duties = await readDuties(tx, { periods: [month] });
  const own = duties.find(({ ruleId }) => ruleId === WAGES);
  const isPaid = status === 'Paid';
  if (own && (own.status === 'Pending') === isPaid)
    await updateRecord(
      tx,
      obligations,
      own.id,
      isPaid ? { status: 'Paid', doneOn: paidOn } : { status: 'Pending', doneOn: null },
      by,
      { tracked: true },
    );
  if (!isPaid) return;
  const deposits = depositsOf(duties, month).filter(({ state }) => state === 'not recorded');
  const owed = await readOwedDeposits(tx, deposits);
  for (const deposit of deposits)
    if ((owed(deposit) ?? 0) > 0) await updateRecord(tx, obligations, deposit.id, {}, by, { tracked: true });
}

/** The wage registers, whose payment settles the dues of their month. */
export const wagesWithDues: typeof wages = {
  ...wages,
  after: async (change) => {
    const { operation, before, after, actor, db } = change;
    await wages.after?.(change);
    if (operation === 'create' || operation === 'update') await followRegister(db, before, after, actor);
  },
};
