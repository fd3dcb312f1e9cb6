import { financialYearOf, quarterOf } from 'shared/domain/financialYear';
import type { IsoDate } from 'shared/domain/isoDate';
import { anyTable, type Queries } from '../../db/tables';

/** Whether the GSTR-1 that tells of a day, of its month or quarter, is marked as filed. */
export async function isFiled(db: Queries, date: IsoDate): Promise<boolean> {
  const periods = [date.slice(0, 7), `${financialYearOf(date)} Q${quarterOf(date)}`];
  const row = await anyTable(db)
    .selectFrom('obligations')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('returnType', '=', 'GSTR-1')
    .where('period', 'in', periods)
    .where('status', '<>', 'Pending')
    .executeTakeFirst();
  return row !== undefined;
}
