import { badInput, conflict } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import { beyondReach } from '../../records/scopeToClient';
import type { Putting } from './vacancyPutForward';

/**
 * Locks the candidate who is put forward until the transaction ends, so that of two concurrent submissions the second
 * sees the first. Throws 400 at `candidateId` for one that doesn't exist or is of another product, 403 for one beyond
 * the caller's reach, and 409 for a rejected one. The candidate of `before` stays.
 */
export async function candidatePutForward({
  db,
  reach,
  before,
  after: { candidateId, stage },
}: Putting): Promise<void> {
  const query = db
    .selectFrom('live_candidates')
    .select(['name', 'status', 'companyId'])
    .where('id', '=', candidateId)
    .where('product', '=', 'instahires');
  const candidate = await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
  if (candidateId === before?.candidateId) return;
  if (reach && !(candidate && reach.companies.includes(candidate.companyId))) throw await beyondReach(db);
  if (!candidate) throw badInput([{ path: 'candidateId', msg: 'This candidate no longer exists. Choose another.' }]);
  if (candidate.status === 'Rejected' && stage !== 'Rejected')
    throw conflict('refused', `${candidate.name} is rejected. Set the status to Pending first, then put them forward.`);
}
