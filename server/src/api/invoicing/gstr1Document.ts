import { financialYearOf, quarterOf } from 'shared/domain/financialYear';
import type { Gstr1Section } from 'shared/domain/gstr1Section';
import type { TaxLine } from 'shared/domain/invoice';
import type { IsoDate } from 'shared/domain/isoDate';
import type { Queries } from '../../db/tables';

/** What can be asked for of a month's GSTR-1: each document, the sums by SAC (table 12), the numbers issued (table 13). */
export const gstr1Parts = ['supplies', 'sac', 'documents'] as const;
export type Gstr1Part = (typeof gstr1Parts)[number];

/** A document as GSTR-1 tells of it. */
export interface Gstr1Document {
  type: 'Invoice' | 'Credit note' | 'Debit note';
  section: Gstr1Section;
  number: string;
  date: string | null;
  valuePaise: number;
  taxablePaise: number;
  taxLines: readonly TaxLine[];
  against: string;
}

/** Whether the GSTR-1 that tells of a day, of its month or quarter, is marked as filed. */
export async function isFiled(db: Queries, date: IsoDate): Promise<boolean> {
  const periods = [date.slice(0, 7), `${financialYearOf(date)} Q${quarterOf(date)}`];
  const row = await db
    .selectFrom('obligations')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('returnType', '=', 'GSTR-1')
    .where('period', 'in', periods)
    .where('status', '<>', 'Pending')
    .executeTakeFirst();
  return row !== undefined;
}
