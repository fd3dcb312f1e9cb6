import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';

/** A bill's supplier fields. */
export interface BillSupplier {
  id: string;
  gstin: string;
}

/**
 * The supplier that a bill names: by id, otherwise by GSTIN, name or company. Throws 400 at `supplierId` for none, and
 * for several.
 */
export async function mustBeSupplier(db: Queries, named: string): Promise<BillSupplier> {
  const found = await db
    .selectFrom('live_suppliers')
    .select(['id', 'gstin', 'name', 'company'])
    .where((where) =>
      where.or((['id', 'gstin', 'name', 'company'] as const).map((column) => where(column, '=', named))),
    )
    .limit(2)
    .execute();
  const [first, second] = found.toSorted((a, b) => Number(b.id === named) - Number(a.id === named));
  const refuse = (msg: string) => badInput([{ path: 'supplierId', msg }]);
  if (!first) throw refuse('There is no such supplier. Choose one from the list, or add it first.');
  if (second && first.id !== named) throw refuse(`Several suppliers are called ${named}. Name the GSTIN instead.`);
  return first;
}
