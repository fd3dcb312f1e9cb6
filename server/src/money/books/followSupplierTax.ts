import type { Queries } from '../../db/tables';
import { keepBooks } from './keepBooks';

/**
 * Has the books follow the tax kept back from bills: of suppliers whose papers changed, or of all where the law did.
 * `anyDay`: closed books take it, too. Throws as `post` does.
 */
export async function followSupplierTax(
  tx: Queries,
  { supplierIds, anyDay = false }: { supplierIds?: readonly string[]; anyDay?: boolean },
): Promise<void> {
  const bills = await tx
    .selectFrom('live_purchases')
    .select('id')
    .where('nature', '<>', '')
    .$if(supplierIds !== undefined, (query) => query.where('supplierId', 'in', supplierIds ?? []))
    .execute();
  await keepBooks(tx, { table: 'purchases', ids: bills.map(({ id }) => id), anyDay });
}
