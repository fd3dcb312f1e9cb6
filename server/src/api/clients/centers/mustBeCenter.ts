import type { Reach } from 'shared/domain/accounts/reach';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import type { Together } from '../../records/changes/readTogether';
import { namedRecord } from '../../records/namedRecord';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { centers } from './centers';

/** A change of somebody who works at a center. */
interface CenterChange extends Together<CenterChange> {
  db: Queries;
  before?: { centerId: string };
  after: { centerId: string };
  reach?: Reach | undefined;
}

/**
 * Throws 400 at `centerId` for a center that doesn't exist, and 403 for one outside the caller's limit, whether it
 * exists or not. The center `before` may stay. Call it in the transaction of the change.
 */
export async function mustBeCenter(change: CenterChange): Promise<void> {
  const { db, before, reach } = change;
  const { centerId } = change.after;
  if (centerId === '' || centerId === before?.centerId) return;
  if (await namedRecord(scopeToClient(centers, { reach }), 'centerId', change)) return;
  throw reach
    ? await beyondReach(db)
    : badInput([{ path: 'centerId', msg: 'This center no longer exists. Choose another.' }]);
}
