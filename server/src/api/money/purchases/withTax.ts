import type { Purchase } from 'shared/domain/money/purchases/purchase';
import type { Queries } from '../../../db/tables';
import { readKept } from '../../../money/books/readKept';

/** Adds each bill's supplier, and the tax withheld from it. */
export async function withTax<P extends Pick<Purchase, 'id' | 'supplierId' | 'kind' | 'totalPaise'>>(
  bills: readonly P[],
  db: Queries,
) {
  const { suppliers, kept } = await readKept(db, [...new Set(bills.map(({ supplierId }) => supplierId))]);
  return bills.map((bill) => {
    const supplier = suppliers.get(bill.supplierId);
    const tax = kept.get(bill.id) ?? null;
    return {
      ...bill,
      supplierName: supplier?.name ?? '',
      supplierGstin: supplier?.gstin ?? '',
      kept: tax,
      payablePaise: bill.kind === 'Credit note' ? -bill.totalPaise : bill.totalPaise - (tax?.taxPaise ?? 0),
    };
  });
}
