import type { LateRate } from 'shared/domain/compliance/lateRates';
import { lawValues } from 'shared/domain/compliance/lawValues';
import type { Queries } from '../../db/tables';

/** What the law asks of who is late, and when somebody last compared each rate with its source. */
export async function readLateRates(db: Queries): Promise<(LateRate & { checkedOn: string | null })[]> {
  const rows = await db
    .selectFrom('law_rows')
    .select(['from', 'value', 'source', 'checkedOn'])
    .where('kind', '=', 'late')
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ value, ...row }) => ({ ...row, ...lawValues.late.parse(JSON.parse(value)) }));
}
