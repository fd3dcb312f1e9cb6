import { lateCostOf } from 'shared/domain/compliance/lateCost';
import { today } from 'shared/domain/dates/dates';
import { lawValues } from 'shared/domain/law/lawValues';
import type { Queries } from '../../db/tables';
import { readRates } from '../law/readLaw';
import type { Figured } from './figured';

/** The cost of the dues that are overdue today. */
export async function lateCosts(db: Queries): Promise<Figured[]> {
  const rates = await readRates(db, 'late', lawValues.late);
  const rows = await db
    .selectFrom('live_obligations')
    .select(['id', 'title', 'ruleId', 'period', 'lastDay', 'status', 'doneOn', 'amountPaise', 'tracked'])
    .where('status', '=', 'Pending')
    .where('lastDay', '<', today())
    .execute();
  return rows.flatMap(({ id, title, tracked, ...row }) => {
    const cost = lateCostOf({ ...row, tracked: tracked === 1 }, rates, today());
    const figures = cost && { Fee: cost.feePaise, Interest: cost.interestPaise };
    return figures ? [{ title: 'Dues that are late', id, name: `${title}, ${row.period}`, figures }] : [];
  });
}
