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
 * Throws 400 at `centerId` when somebody is to work at a center that is not there, and 403 for one beyond the reach of
 * whoever asks, whether it is there or not. Where they worked `before` stays. Call it in the transaction of the change.
 */
export async function mustBeCenter({ db, before, after: { centerId }, reach }: CenterChange): Promise<void> {
  if (centerId === '' || centerId === before?.centerId) return;
  if (await findRecord(db, scopeToClient(centers, { reach }), centerId)) return;
  throw reach
    ? await beyondReach(db)
    : badInput([{ path: 'centerId', msg: 'This center no longer exists. Choose another.' }]);
}
