import type { Placement } from 'shared/domain/work/placements/placement';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { submissions } from '../../people/submissions/submissions';
import { submissionsOf } from '../../people/submissions/submissionsOf';
import { updateRecord } from '../../records/changes/changeRecord';

/** The client, center and post of a placement. */
export type PlacedFor = Pick<Placement, 'candidateId' | 'vacancyId' | 'endReason'>;

/** Whether two placements are the same for the candidate's submission. */
export const isSamePlace = (one: PlacedFor, other: PlacedFor): boolean =>
  one.candidateId === other.candidateId && one.vacancyId === other.vacancyId && one.endReason === other.endReason;

/**
 * Updates the submission of a placed candidate: joined, not joined if the placement was called off, or selected if it
 * no longer exists. A stage set by a person since stays until the placement changes again.
 */
export async function settleSubmission(
  db: Queries,
  { candidateId, vacancyId }: PlacedFor,
  actor: Actor,
): Promise<void> {
  if (candidateId === '' || vacancyId === '') return;
  const submission = (await submissionsOf(db, candidateId)).find((each) => each.vacancyId === vacancyId);
  if (!submission) return;
  const placed = await db
    .selectFrom('live_placements')
    .select('endReason')
    .where('candidateId', '=', candidateId)
    .where('vacancyId', '=', vacancyId)
    .execute();
  const hasJoined = placed.some(({ endReason }) => endReason !== 'Did not join');
  const stage = placed.length === 0 ? 'Selected' : hasJoined ? 'Joined' : 'Did not join';
  if (stage !== submission.stage) await updateRecord(db, submissions, submission.id, { stage }, actor);
}
