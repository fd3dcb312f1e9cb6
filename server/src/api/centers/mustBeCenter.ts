import type { Queries } from '../../db/tables';
import { badInput } from '../core/errors';

/** Throws 400 at `centerId` when the chosen center does not exist. A center chosen `before` is not checked again. Call it in the transaction of the change. */
export async function mustBeCenter(db: Queries, centerId: string, before: string | undefined): Promise<void> {
  if (centerId === '' || centerId === before) return;
  const known = await db
    .selectFrom('centers')
    .select('id')
    .where('id', '=', centerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!known) throw badInput([{ path: 'centerId', msg: 'This center no longer exists. Choose another.' }]);
}
