import type { Reach } from 'shared/domain/accounts/reach';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { findRecord } from '../../records/lists/selectRecords';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { centers } from './centers';

/** A change of somebody who works at a center. */
interface CenterChange {
  db: Queries;
  before?: { centerId: string };
  after: { centerId: string };
  reach?: Reach | undefined;
}

/**
 * Throws 400 at `centerId` for a center that doesn't exist, and 403 for one outside the caller's limit, whether it
 * exists or not. The center `before` may stay. Call it in the transaction of the change.
 */
export async function mustBeCenter({ db, before, after: { centerId }, reach }: CenterChange): Promise<void> {
  if (centerId === '' || centerId === before?.centerId) return;
  if (await findRecord(db, scopeToClient(centers, { reach }), centerId)) return;
  throw reach
    ? await beyondReach(db)
    : badInput([{ path: 'centerId', msg: 'This center no longer exists. Choose another.' }]);
}
