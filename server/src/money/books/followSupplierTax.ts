import type { Queries } from '../../db/tables';
import { keepBooks } from './keepBooks';

/**
 * Updates the entries of tax withheld from bills: for suppliers whose documents changed, or for all when the law did.
 * `anyDay`: also in closed books. Throws as `post` does.
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
