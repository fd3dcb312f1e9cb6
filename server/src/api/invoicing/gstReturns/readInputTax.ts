import { returnBounds } from 'shared/domain/invoicing/gstr1/returnPeriod';
import { type InputTaxFigures, inputTax, inputTaxBoxes, inputTaxTitles } from 'shared/domain/purchases/inputTax';
import { stateOfGstin } from 'shared/domain/records/gstin';
import type { Queries } from '../../../db/tables';
import { yearKey } from './yearKey';

/** Of which return. */
interface Period {
  registration: string;
  period: string;
}

/** Bills of ours in the state of a registration, each with whether its tax was accepted in any GSTR-2B. */
async function ownTaxes(db: Queries, registration: string) {
  const accepted = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'number', 'date'])
    .where('gstin', '=', registration)
    .where('decision', '=', 'Accepted')
    .where('isClaimable', '=', 1)
    .execute();
  const claimed = new Set(accepted.map(yearKey));
  const bills = await db
    .selectFrom('purchases')
    .innerJoin('suppliers', 'suppliers.id', 'purchases.supplierId')
    .select([
      ...(['purchases.kind', 'purchases.number', 'purchases.date', 'purchases.paidOn'] as const),
      ...(['purchases.reverseCharge', 'purchases.taxablePaise', 'purchases.igstPaise'] as const),
      ...(['purchases.cgstPaise', 'purchases.sgstPaise', 'suppliers.gstin as supplierGstin'] as const),
    ])
    .where('purchases.deletedAt', 'is', null)
    .where('purchases.percent', '>', 0)
    .where('purchases.placeOfSupply', '=', stateOfGstin(registration))
    .execute();
  return bills.map(({ reverseCharge, ...bill }) => ({
    ...bill,
    ...{ reverseCharge: reverseCharge === 1, isCredit: bill.kind === 'Credit note' },
    isClaimed: claimed.has(yearKey(bill)),
  }));
}

/** Table 4 of a registration's GSTR-3B: from what was accepted in GSTR-2B, bills under reverse charge, and those that aren't paid in time. */
export async function readInputTax(db: Queries, { registration, period }: Period): Promise<InputTaxFigures> {
  const bounds = returnBounds(period);
  const rows = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'decision', 'isClaimable', 'taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'])
    .where('gstin', '=', registration)
    .where('period', '>=', bounds.from.slice(0, 7))
    .where('period', '<=', bounds.to.slice(0, 7))
    .execute();
  const told = rows.map(({ kind, decision, isClaimable, ...tax }) => ({
    ...tax,
    ...{ isCredit: kind === 'Credit note', isClaimable: isClaimable === 1, isAccepted: decision === 'Accepted' },
  }));
  const boxes = inputTax({ rows: told, bills: await ownTaxes(db, registration) }, bounds);
  return {
    ...{ registration, period },
    boxes: inputTaxBoxes.map((box) => ({ box, title: inputTaxTitles[box], ...boxes[box] })),
    undecided: rows.filter(({ decision, isClaimable }) => decision === 'Pending' && isClaimable === 1).length,
  };
}
