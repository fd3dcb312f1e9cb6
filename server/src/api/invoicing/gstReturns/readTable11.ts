import { advanceSums, type Table11 } from 'shared/domain/invoicing/advanceSums';
import { returnBounds } from 'shared/domain/invoicing/gstr1/returnPeriod';
import type { Queries } from '../../../db/tables';
import { readAdvances } from '../advances';
import type { Gstr1Asked } from './gstr1Asked';

/** Table 11 of a registration's period: its advances, and what was set off of earlier ones. */
export async function readTable11(
  db: Queries,
  { registration, period }: Pick<Gstr1Asked, 'registration' | 'period'>,
): Promise<Table11> {
  const bounds = returnBounds(period);
  return advanceSums(await readAdvances(db, { registration, to: bounds.to }), bounds);
}
