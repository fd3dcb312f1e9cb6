import { lawValues } from 'shared/domain/law/lawValues';
import { type KeptTax, keptBack } from 'shared/domain/money/purchases/keptBack';
import { groupBy } from 'shared/domain/records/groupBy';
import { panOfGstin } from 'shared/domain/records/gstin';
import type { Queries } from '../../db/tables';

/** A supplier as the tax knows one. */
export interface TaxedSupplier {
  id: string;
  name: string;
  gstin: string;
  /** The one given, else the one inside the GSTIN; empty without one. */
  pan: string;
}

/** The rows of the law on tax withheld from suppliers. */
export async function supplierTaxRates(db: Queries) {
  const rows = await db
    .selectFrom('live_law_rows')
    .select(['from', 'source', 'value'])
    .where('kind', '=', 'supplier-tax')
    .orderBy('from')
    .orderBy('id')
    .execute();
  return rows.map(({ value, ...row }) => ({ ...lawValues['supplier-tax'].parse(JSON.parse(value)), ...row }));
}

/**
 * Suppliers with the tax withheld from each of their bills. Deleted suppliers are included: their bills stay. `given`:
 * by default the rows of the law.
 */
export async function readKept(
  db: Queries,
  supplierIds: readonly string[],
  given?: Awaited<ReturnType<typeof supplierTaxRates>>,
): Promise<{ suppliers: ReadonlyMap<string, TaxedSupplier>; kept: ReadonlyMap<string, KeptTax> }> {
  const suppliers = new Map<string, TaxedSupplier>();
  const kept = new Map<string, KeptTax>();
  if (supplierIds.length === 0) return { suppliers, kept };
  const rates = given ?? (await supplierTaxRates(db));
  const rows = await db
    .selectFrom('every_suppliers')
    .select(['id', 'name', 'company', 'gstin', 'pan', 'lowerTaxNumber', 'lowerTaxPercent', 'lowerTaxLimitPaise'])
    .select(['lowerTaxFrom', 'lowerTaxTo', 'transporterFrom'])
    .where('id', 'in', supplierIds)
    .execute();
  const bills = await db
    .selectFrom('live_purchases')
    .select(['id', 'supplierId', 'date', 'paidOn', 'nature', 'taxablePaise'])
    .where('supplierId', 'in', supplierIds)
    .where('nature', '<>', '')
    // A credit note comes after the tax was withheld.
    .where('kind', '<>', 'Credit note')
    .execute();
  const ofSupplier = groupBy(bills, ({ supplierId }) => supplierId);
  for (const { id, name, company, gstin, pan: given, ...papers } of rows) {
    const pan = given || panOfGstin(gstin);
    suppliers.set(id, { id, name: company || name, gstin, pan });
    for (const [bill, tax] of keptBack(ofSupplier.get(id) ?? [], { pan, papers, rates })) kept.set(bill, tax);
  }
  return { suppliers, kept };
}
