import type { OpeningBalance } from 'shared/domain/money/documents/openingBalance';
import type { Queries } from '../../../../db/tables';

/** The amount of an opening balance paid since, or of an advance set off or refunded, in paise. */
export async function usedOpening(db: Queries, { id, kind }: Pick<OpeningBalance, 'id' | 'kind'>): Promise<number> {
  if (kind === 'Owed') {
    const row = await db.selectFrom('live_invoices').select('paidPaise').where('id', '=', id).executeTakeFirst();
    return Number(row?.paidPaise ?? 0);
  }
  const row = await db
    .selectFrom('live_receipts')
    .select(['amountPaise', 'advancePaise'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? Number(row.amountPaise) - Number(row.advancePaise) : 0;
}
