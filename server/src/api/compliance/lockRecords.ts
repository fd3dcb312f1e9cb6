import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';

const KEY = 'compliance:begin';

/**
 * Answers the day on which the company's records begin, settled at the first call, and holds its row until the
 * transaction ends, so that two servers never generate the same rows at once.
 */
export async function lockRecords(tx: Queries, today: IsoDate): Promise<IsoDate> {
  const { value } = await tx
    .insertInto('marks')
    .values({ key: KEY, value: today })
    .onConflict((existing) => existing.column('key').doUpdateSet({ key: KEY }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
