import type { Placement } from 'shared/domain/work/placements/placement';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { vacancies } from '../../people/vacancies/vacancies';
import { updateRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';

/** The vacancy that a placement fills; empty for none. */
export const vacancyOf = ({ vacancyId, endReason }: Pick<Placement, 'vacancyId' | 'endReason'>): string =>
  endReason === 'Did not join' ? '' : vacancyId;

/**
 * Updates how many people a vacancy has found: those placed for it, up to the number it needs. People found otherwise
 * stay counted; a replaced person's successor takes the place. `hasLeft`: one less, because a placement was deleted,
 * called off or moved to another vacancy.
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
