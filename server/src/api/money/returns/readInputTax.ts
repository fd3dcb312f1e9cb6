import type { IsoDate } from 'shared/domain/dates/isoDate';
import {
  type BilledTax,
  type InputTaxEntry,
  type InputTaxFigures,
  inputTaxBoxes,
  inputTaxEntries,
  inputTaxSums,
  inputTaxTitles,
  type PortalTax,
} from 'shared/domain/money/purchases/inputTax';
import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import type { Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';
import { yearKey } from './yearKey';

/** The return it belongs to. */
export interface InputTaxAsked {
  registration: string;
  period: string;
}

/** The bill's number for people. */
interface Named {
  /** Our bill; empty if only the portal has it. */
  purchaseId: string;
  number: string;
  supplierName: string;
  date: IsoDate;
  blocked: string;
  /** The month of the accepted GSTR-2B that contained it; undefined if none did. */
  claimedIn: string | undefined;
}

/** The rows behind a line of table 4. */
export type NamedEntry = InputTaxEntry<Named & (PortalTax | BilledTax)>;

/** Our bills bought under a registration, each with the month in which its tax was accepted in GSTR-2B. */
async function ownTaxes(db: Queries, registration: string) {
  const accepted = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'number', 'date', 'period'])
    .where('gstin', '=', registration)
    .where('decision', '=', 'Accepted')
    .where('isClaimable', '=', 1)
    .where('reverseCharge', '=', 0)
    .orderBy('period', 'desc')
    .execute();
  const claimed = new Map(accepted.map((row) => [yearKey(row), row.period]));
  const bills = await db
    .selectFrom('live_purchases as purchases')
    .innerJoin('every_suppliers as suppliers', 'suppliers.id', 'purchases.supplierId')
    .select([
      ...(['purchases.id', 'purchases.kind', 'purchases.number', 'purchases.date', 'purchases.paidOn'] as const),
      ...(['purchases.reverseCharge', 'purchases.taxablePaise', 'purchases.igstPaise'] as const),
      ...(['purchases.blocked', 'purchases.blockedPercent'] as const),
      ...(['suppliers.name', 'suppliers.company'] as const),
      ...(['purchases.cgstPaise', 'purchases.sgstPaise', 'suppliers.gstin as supplierGstin'] as const),
    ])
    .where('purchases.percent', '>', 0)
    .where('purchases.registration', '=', registration)
    .orderBy('purchases.date')
    .orderBy('purchases.id')
    .execute();
  return bills.map(({ id, reverseCharge, name, company, blockedPercent, ...bill }) => ({
    ...bill,
    ...{ purchaseId: id, supplierName: company || name },
    ...{ reverseCharge: reverseCharge === 1, isCredit: bill.kind === 'Credit note' },
    ...{ claimedIn: claimed.get(yearKey(bill)), isClaimed: claimed.has(yearKey(bill)) },
    blockedPercent: bill.blocked === '' ? 0 : blockedPercent,
  }));
}

/** The rows behind table 4 of a registration's GSTR-3B, and the number of undecided rows of GSTR-2B. */
export async function readInputTaxEntries(db: Queries, { registration, period }: InputTaxAsked) {
  const bounds = returnBounds(period);
  const bills = await ownTaxes(db, registration);
  const ours = new Map(bills.map((bill) => [yearKey(bill), bill]));
  const rows = await db
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'supplierName', 'number', 'date', 'period', 'decision', 'isClaimable'])
    .select(['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise', 'reverseCharge', 'isDistributed'])
    .where('gstin', '=', registration)
    .where('period', '>=', bounds.from.slice(0, 7))
    .where('period', '<=', bounds.to.slice(0, 7))
    .orderBy('date')
    .orderBy('id')
    .execute();
  const told = rows.map(({ kind, decision, isClaimable, reverseCharge, isDistributed, ...row }) => {
    const own = ours.get(yearKey({ kind, ...row }));
    return {
      ...row,
      ...{ isCredit: kind === 'Credit note', isClaimable: isClaimable === 1, isAccepted: decision === 'Accepted' },
      // A bill that differs between us and the supplier: claimed once, with our amount.
      ...{ reverseCharge: reverseCharge === 1 || own?.reverseCharge === true, isDistributed: isDistributed === 1 },
      ...{ purchaseId: own?.purchaseId ?? '', blocked: own?.blocked ?? '', blockedPercent: own?.blockedPercent ?? 0 },
      claimedIn: row.period,
    };
  });
  const entries: NamedEntry[] = [...inputTaxEntries({ rows: told, bills }, bounds, (await readDocumentLaw(db)).limit)];
  return {
    entries,
    undecided: told.filter(
      ({ isClaimable, reverseCharge }, index) => isClaimable && !reverseCharge && rows[index]?.decision === 'Pending',
    ).length,
  };
}

/**
 * Table 4 of a registration's GSTR-3B: from accepted rows of GSTR-2B, bills under reverse charge, blocked bills, and
 * late-paid bills.
 */
export function inputTaxLines(entries: readonly NamedEntry[]): InputTaxFigures['boxes'] {
  const boxes = inputTaxSums(entries);
  return inputTaxBoxes.map((box) => ({ box, title: inputTaxTitles[box], ...boxes[box] }));
}
