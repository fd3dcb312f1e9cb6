import type { Queries } from '../../db/tables';
import { badInput } from '../core/errors';

/** Throws 400 at `centerId` when somebody is to work at a center that is not there. Where they worked `before` stays. Call it in the transaction of the change. */
export async function mustBeCenter(db: Queries, centerId: string, before: string | undefined): Promise<void> {
  if (centerId === '' || centerId === before) return;
  const known = await db
    .selectFrom('centers')
    .select('id')
    .where('id', '=', centerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!known)
    throw badInput([{ path: 'centerId', msg: 'This center does not exist, or not any more. Choose another.' }]);
}
