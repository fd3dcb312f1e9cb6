import type { Placement } from 'shared/domain/work/placements/placement';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { vacancies } from '../../people/vacancies/vacancies';
import { updateRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';

/** The vacancy for which a placement counts as a person who was found; empty for none. */
export const vacancyOf = ({ vacancyId, endReason }: Pick<Placement, 'vacancyId' | 'endReason'>): string =>
  endReason === 'Did not join' ? '' : vacancyId;

/**
 * Updates how many people a vacancy has found: those placed for it, at most as many as it needs. People who were found
 * otherwise stay counted; somebody who was replaced gives the place to the next. `hasLeft`: one less, because a placement
 * was deleted, came to nothing or is for another vacancy now.
 */
export async function countFound(db: Queries, vacancyId: string, actor: Actor, hasLeft = false): Promise<void> {
  const vacancy = vacancyId === '' ? undefined : await findRecord(db, vacancies, vacancyId);
  if (!vacancy) return;
  const { n } = await db
    .selectFrom('live_placements')
    .select((eb) => eb.fn.count('employeeId').distinct().as('n'))
    .where('vacancyId', '=', vacancyId)
    .where('endReason', 'not in', ['Did not join', 'Replaced'])
    .executeTakeFirstOrThrow();
  const placed = Math.min(Number(n), vacancy.people);
  const filled = Math.max(placed, vacancy.filled - (hasLeft ? 1 : 0));
  if (filled !== vacancy.filled) await updateRecord(db, vacancies, vacancyId, { filled }, actor);
}
