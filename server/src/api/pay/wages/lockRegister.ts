import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { badInput, conflict } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';

/** The columns that decide about a wage register. */
export type OpenRegister = Pick<WageRegister, 'month' | 'status'>;

/** A wage register. Throws 400 at the field when there is none. */
export const readRegister = (db: Queries, id: string): Promise<OpenRegister> => find(db, id, false);

/**
 * The same, locked until the transaction ends, so that totals and decisions stay true. To avoid deadlocks, lines are
 * locked before their register, and months in order.
 */
export const lockRegister = (tx: Queries, id: string): Promise<OpenRegister> => find(tx, id, isPostgres(tx));

async function find(db: Queries, id: string, isHeld: boolean): Promise<OpenRegister> {
  const query = db.selectFrom('live_wages').select(['month', 'status']).where('id', '=', id);
  const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw badInput([{ path: 'wageId', msg: 'This wage register no longer exists. Reload the list.' }]);
  return row;
}

/** Locks a register after its lines were calculated. Throws 409 when it was paid meanwhile: it stays as paid. */
export async function lockOpenRegister(tx: Queries, id: string): Promise<void> {
  if ((await lockRegister(tx, id)).status === 'Paid') throw conflict('refused', 'This month is paid. Reopen it first.');
}
