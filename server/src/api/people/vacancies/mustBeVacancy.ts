import type { Reach } from 'shared/domain/accounts/reach';
import type { Product } from 'shared/domain/console/product';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { findRecord } from '../../records/lists/selectRecords';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';
import { vacancies } from './vacancies';

/** A change of someone's record for a vacancy. */
interface VacancyChange {
  db: Queries;
  before?: { vacancyId: string };
  after: { vacancyId: string };
  reach?: Reach | undefined;
}

/**
 * Throws 400 at `vacancyId` for a vacancy that doesn't exist or is of another product (all are of instahires), and 403
 * for one beyond the caller's reach, whether it exists or not. The vacancy of `before` stays. Call it in the
 * transaction of the change.
 */
export async function mustBeVacancy(
  { db, before, after: { vacancyId }, reach }: VacancyChange,
  product: Product,
): Promise<void> {
  if (vacancyId === '' || vacancyId === before?.vacancyId) return;
  const known = await findRecord(db, scopeToClient(vacancies, { reach }), vacancyId);
  if (known && product === 'instahires') return;
  throw reach
    ? await beyondReach(db)
    : badInput([{ path: 'vacancyId', msg: 'This vacancy no longer exists. Choose another.' }]);
}
