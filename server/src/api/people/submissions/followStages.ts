import type { CandidateStatus } from 'shared/domain/people/candidates/candidate';
import { statusOf } from 'shared/domain/people/submissions/submission';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { writeAudit } from '../../records/changes/audit';
import { submissionsOf } from './submissionsOf';

/** Sets a candidate's status, with history. Does nothing if the candidate has it already, or is deleted. */
async function giveStatus(db: Queries, candidateId: string, status: CandidateStatus, actor: Actor): Promise<void> {
  const candidate = await db
    .selectFrom('live_candidates')
    .select('status')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  if (!candidate || candidate.status === status) return;
  await db
    .updateTable('candidates')
    .set(({ eb }) => ({ status, version: eb('version', '+', 1), updatedAt: new Date().toISOString() }))
    .where('id', '=', candidateId)
    .execute();
  await writeAudit(db, 'candidates', candidateId, 'update', { status: [candidate.status, status] }, actor);
}

/** Derives a candidate's status from the stages of their submissions; without any it stays. */
export async function followStages(db: Queries, candidateId: string, actor: Actor): Promise<void> {
  const status = statusOf(await submissionsOf(db, candidateId));
  if (status !== undefined) await giveStatus(db, candidateId, status, actor);
}
