import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { updateRecord } from '../resource/changeRecord';
import { findRecord } from '../resource/selectRecords';
import { vacancies } from '../vacancies/vacancies';

/** Has a vacancy count the people who were placed for it as found, at most as many as are needed; who was found otherwise stays counted. */
export async function countFound(db: Queries, vacancyId: string, actor: Actor): Promise<void> {
  const vacancy = await findRecord(db, vacancies, vacancyId);
  if (!vacancy) return;
  const { n } = await db
    .selectFrom('placements')
    .select((eb) => eb.fn.count('employeeId').distinct().as('n'))
    .where('vacancyId', '=', vacancyId)
    .where('deletedAt', 'is', null)
    .where('endReason', '<>', 'Did not join')
    .executeTakeFirstOrThrow();
  const filled = Math.min(Number(n), vacancy.people);
  if (filled > vacancy.filled) await updateRecord(db, vacancies, vacancyId, { filled }, actor);
}
