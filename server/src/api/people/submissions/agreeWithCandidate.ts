import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { BY_STATUS, movesTo, stageOf } from 'shared/domain/people/submissions/submission';
import type { Queries } from '../../../db/tables';
import { createRecord, deleteRecord, restoreRecord, updateRecords } from '../../records/changes/changeRecord';
import type { Change } from '../../records/definition';
import { submissions } from './submissions';
import { submissionsOf } from './submissionsOf';

/** Here they follow the candidate, so the candidate must not follow them. */
const { after: _, ...following } = submissions;

/** A deleted candidate's last submission. */
async function deletedWith(db: Queries, candidateId: string): Promise<string[]> {
  const gone = await db
    .selectFrom('audit')
    .select('at')
    .where('resource', '=', 'candidates')
    .where('recordId', '=', candidateId)
    .where('action', '=', 'delete')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const rows = await db
    .selectFrom('every_submissions')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('deletedAt', '>=', gone?.at ?? '9')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Updates submissions after their candidate changed: a status moves them on, a named vacancy adds one, and they are
 * deleted and restored with the candidate.
 */
export async function agreeWithCandidate({
  operation,
  before,
  after,
  actor,
  db,
}: Pick<Change, 'operation' | 'actor' | 'db'> & { before?: Candidate; after: Candidate }): Promise<void> {
  if (operation === 'restore') {
    for (const id of await deletedWith(db, after.id)) await restoreRecord(db, following, id, actor);
    return;
  }
  const own = await submissionsOf(db, after.id);
  if (operation === 'delete') {
    for (const { id } of own) await deleteRecord(db, following, id, actor);
    return;
  }
  const reasonOf = (stage: string) => (stage === 'Rejected' ? BY_STATUS : '');
  if (before && before.status !== after.status) {
    const moves = movesTo(after.status, own).map(({ submission: { id, version }, stage }) => ({
      id,
      version,
      input: { stage, reason: reasonOf(stage) },
    }));
    await updateRecords(db, following, moves, actor);
  }
  const { id: candidateId, vacancyId, status, suspected } = after;
  const isNamed = vacancyId !== before?.vacancyId || before.suspected;
  if (vacancyId === '' || suspected || !isNamed || own.some((each) => each.vacancyId === vacancyId)) return;
  const stage = own.length === 0 ? stageOf(status) : 'Submitted';
  await createRecord(db, following, { candidateId, vacancyId, stage, reason: reasonOf(stage) }, actor);
}
