import type { SubmissionInput } from 'shared/domain/people/submissions/submission';
import { badInput, conflict } from '../../../core/errors';
import type { Change } from '../../records/definition';
import { findRecord } from '../../records/lists/selectRecords';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { vacancies } from '../vacancies/vacancies';

/** A submission about to be stored. */
export type Putting = Pick<Change, 'db' | 'reach'> & {
  before?: Pick<SubmissionInput, 'candidateId' | 'vacancyId'>;
  after: Pick<SubmissionInput, 'candidateId' | 'vacancyId' | 'stage'>;
};

/**
 * Throws 400 at `vacancyId` for a vacancy that doesn't exist, 403 for one beyond the caller's reach, and 409 for a
 * closed one. The vacancy of `before` stays, open or not. Call it in the transaction of the change.
 */
export async function vacancyPutForward({
  db,
  reach,
  before,
  after: { vacancyId },
}: Pick<Putting, 'db' | 'reach'> & { before?: { vacancyId: string }; after: { vacancyId: string } }): Promise<void> {
  if (vacancyId === before?.vacancyId) return;
  const vacancy = await findRecord(db, scopeToClient(vacancies, { reach }), vacancyId);
  if (!vacancy)
    throw reach
      ? await beyondReach(db)
      : badInput([{ path: 'vacancyId', msg: 'This vacancy no longer exists. Choose another.' }]);
  if (vacancy.status === 'Closed')
    throw conflict('refused', 'This vacancy is closed. Open it again to put people forward for it.');
}
