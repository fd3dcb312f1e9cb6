import type { Queries, Tables } from '../../db/tables';

/**
 * An account, locked until the transaction ends: concurrent sign-ins, changes of credentials and ends of sessions wait
 * for each other, and see the result. Throws if the account never existed.
 */
export const lockAccount = (tx: Queries, id: string): Promise<Tables['accounts']> =>
  tx.updateTable('accounts').set({ id }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
