import type { Submission } from 'shared/domain/people/submissions/submission';
import type { Queries } from '../../../db/tables';

/** A candidate's submissions, newest first. */
export async function submissionsOf(
  db: Queries,
  candidateId: string,
): Promise<Pick<Submission, 'id' | 'version' | 'vacancyId' | 'stage' | 'reason'>[]> {
  return db
    .selectFrom('live_submissions')
    .select(['id', 'version', 'vacancyId', 'stage', 'reason'])
    .where('candidateId', '=', candidateId)
    .orderBy('id', 'desc')
    .execute();
}
