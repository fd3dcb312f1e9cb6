import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';

const KEY = 'compliance:begin';

/**
 * Returns the day on which the company's records begin, set at the first call, and locks its row until the transaction
 * ends, so that two servers never generate the same rows concurrently.
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
