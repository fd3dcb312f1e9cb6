import type { Queries, Tables } from '../../db/tables';

/**
 * An account as it is, held until the transaction ends: who signs in, changes how one signs in, or ends the sessions waits
 * for whoever does so at the same time, and sees what they did. Throws when there never was such an account.
 */
export const lockAccount = (tx: Queries, id: string): Promise<Tables['accounts']> =>
  tx.updateTable('accounts').set({ id }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
