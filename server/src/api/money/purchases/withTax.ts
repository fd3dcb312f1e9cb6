import { lawValues } from 'shared/domain/law/lawValues';
import { type KeptTax, keptBack, type TaxedBill } from 'shared/domain/money/purchases/keptBack';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import { panOfGstin } from 'shared/domain/records/gstin';
import type { Queries } from '../../../db/tables';
import { readRates } from '../../law/readLaw';

/** A supplier as the tax knows one. */
export interface TaxedSupplier {
  id: string;
  name: string;
  gstin: string;
  /** The one given, else the one inside the GSTIN; empty without one. */
  pan: string;
}

/** Suppliers with the tax kept back from each of their bills. Deleted suppliers are found too: their bills stay. */
export async function readKept(
  db: Queries,
  supplierIds: readonly string[],
): Promise<{ suppliers: ReadonlyMap<string, TaxedSupplier>; kept: ReadonlyMap<string, KeptTax> }> {
  const suppliers = new Map<string, TaxedSupplier>();
  const kept = new Map<string, KeptTax>();
  if (supplierIds.length === 0) return { suppliers, kept };
  const rates = await readRates(db, 'supplier-tax', lawValues['supplier-tax']);
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
    // A credit note comes after the tax was kept back.
    .where('kind', '<>', 'Credit note')
    .execute();
  const ofSupplier = new Map<string, TaxedBill[]>();
  for (const { supplierId, ...bill } of bills) {
    const others = ofSupplier.get(supplierId);
    if (others) others.push(bill);
    else ofSupplier.set(supplierId, [bill]);
  }
  for (const { id, name, company, gstin, pan: given, ...papers } of rows) {
    const pan = given || panOfGstin(gstin);
    suppliers.set(id, { id, name: company || name, gstin, pan });
    for (const [bill, tax] of keptBack(ofSupplier.get(id) ?? [], { pan, papers, rates })) kept.set(bill, tax);
  }
  return { suppliers, kept };
}

/** Adds whose bills they are, and what is kept back from each. */
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
      ...{ supplierName: supplier?.name ?? '', supplierGstin: supplier?.gstin ?? '' },
      ...{
        kept: tax,
        payablePaise: bill.kind === 'Credit note' ? -bill.totalPaise : bill.totalPaise - (tax?.taxPaise ?? 0),
      },
    };
  });
}
