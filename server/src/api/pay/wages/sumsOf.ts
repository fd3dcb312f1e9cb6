import type { RegisterSums } from 'shared/domain/pay/wages/wageAnswers';
import type { Queries } from '../../../db/tables';
import { lawDigest, readLaw } from '../../law/readLaw';
import { wageSums } from './wageSums';

/** A register's totals, and whether it is open and was calculated by outdated legal rows. */
export async function sumsOf(db: Queries, wageId: string): Promise<RegisterSums> {
  const register = await db
    .selectFrom('every_wages')
    .select(['month', 'status', 'lawDigest'])
    .where('id', '=', wageId)
    .executeTakeFirst();
  const sums = (await wageSums(db, [wageId])).get(wageId) ?? null;
  const isOpen = register !== undefined && register.status !== 'Paid' && sums !== null;
  return { sums, isOutdated: isOpen && register.lawDigest !== lawDigest(await readLaw(db), register.month) };
}
