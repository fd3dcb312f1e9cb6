import { z } from 'zod';
import { addDays, addMonths } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { type LegalLimit, limitOn } from '../../law/limitOn';
import { percentOf } from '../../text/money';
import { creditInterest } from './creditInterest';

/** The lines of table 4 of GSTR-3B that this product fills, with the form's numbers. */
export const inputTaxBoxes = [
  '4(A)(3)',
  '4(A)(4)',
  '4(A)(5)',
  '4(B)(1)',
  '4(B)(2)',
  '4(C)',
  '4(D)(1)',
  '4(D)(2)',
] as const;
export type InputTaxBox = (typeof inputTaxBoxes)[number];

/** Each line's name. */
export const inputTaxTitles: Readonly<Record<InputTaxBox, string>> = {
  '4(A)(3)': 'Tax under reverse charge',
  '4(A)(4)': 'From input service distributors',
  '4(A)(5)': 'All other input tax: accepted in GSTR-2B, and reclaimed',
  '4(B)(1)': 'Reversed for good: blocked credit',
  '4(B)(2)': 'Reversed: bills not paid within 180 days',
  '4(C)': 'Net input tax',
  '4(D)(1)': 'Of 4(A)(5): reclaimed after payment',
  '4(D)(2)': 'Not claimable by GSTR-2B',
};

/** The taxes of a line, in paise. */
export interface InputTax {
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** A row of GSTR-2B of the period. */
export interface PortalTax extends InputTax {
  isCredit: boolean;
  isClaimable: boolean;
  isAccepted: boolean;
  /** Reverse charge according to the portal or our bill: its tax is claimed with that bill, in 4(A)(3). */
  reverseCharge: boolean;
  /** Distributed by an input service distributor. */
  isDistributed: boolean;
  /** The part of its tax that is not creditable, by our bill; 0 if all is. */
  blockedPercent: number;
}

/** Our bill. */
export interface BilledTax extends InputTax {
  date: IsoDate;
  paidOn: IsoDate | null;
  reverseCharge: boolean;
  isCredit: boolean;
  /** Whether its tax was accepted in a GSTR-2B, and so was claimed. */
  isClaimed: boolean;
  /** The part of its tax that is not creditable. */
  blockedPercent: number;
}

/**
 * The month whose return reverses the tax of an unpaid bill: the one after the payment period ends (rule 37(1)). Null
 * if it is paid in time.
 */
export function reversedIn(
  { date, paidOn }: Pick<BilledTax, 'date' | 'paidOn'>,
  limits?: readonly LegalLimit[],
): string | null {
  const last = addDays(date, limitOn('Payment of a supplier, else input tax is reversed', date, limits));
  return paidOn !== null && paidOn <= last ? null : addMonths(`${last.slice(0, 7)}-01`, 1).slice(0, 7);
}

/**
 * The month whose return reclaims it: that of the payment, and not before the reversal (rule 37(4)). Null while it
 * isn't paid or was never reversed.
 */
function reclaimedIn(bill: Pick<BilledTax, 'date' | 'paidOn'>, limits?: readonly LegalLimit[]): string | null {
  const reversed = reversedIn(bill, limits);
  if (reversed === null || bill.paidOn === null) return null;
  const paid = bill.paidOn.slice(0, 7);
  return paid < reversed ? reversed : paid;
}

const heads = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;

const shareOf = (tax: InputTax, percent: number): InputTax => ({
  taxablePaise: percentOf(tax.taxablePaise, percent),
  igstPaise: percentOf(tax.igstPaise, percent),
  cgstPaise: percentOf(tax.cgstPaise, percent),
  sgstPaise: percentOf(tax.sgstPaise, percent),
});
const signed = (tax: InputTax, sign: number): InputTax => ({
  taxablePaise: sign * tax.taxablePaise,
  igstPaise: sign * tax.igstPaise,
  cgstPaise: sign * tax.cgstPaise,
  sgstPaise: sign * tax.sgstPaise,
});
const rest = (tax: InputTax, part: InputTax): InputTax => ({
  taxablePaise: tax.taxablePaise - part.taxablePaise,
  igstPaise: tax.igstPaise - part.igstPaise,
  cgstPaise: tax.cgstPaise - part.cgstPaise,
  sgstPaise: tax.sgstPaise - part.sgstPaise,
});

/** A row's or bill's contribution to a line of table 4. */
export interface InputTaxEntry<S> extends InputTax {
  box: Exclude<InputTaxBox, '4(C)'>;
  of: S;
}

/**
 * The rows behind table 4 of GSTR-3B: `rows` are the period's GSTR-2B, `bills` all of ours whose tax may be relevant,
 * `from` and `to` the first and last day of the period. Undecided rows are not claimed. A bill under reverse charge is
 * claimed once, by the tax that we pay.
 */
export function* inputTaxEntries<R extends PortalTax, B extends BilledTax>(
  { rows, bills }: { rows: Iterable<R>; bills: Iterable<B> },
  { from, to }: { from: IsoDate; to: IsoDate },
  limits?: readonly LegalLimit[],
): Generator<InputTaxEntry<R | B>> {
  const claimed = function* (box: '4(A)(3)' | '4(A)(4)' | '4(A)(5)', of: R | B): Generator<InputTaxEntry<R | B>> {
    const sign = of.isCredit ? -1 : 1;
    yield { box, of, ...signed(of, sign) };
    if (of.blockedPercent > 0) yield { box: '4(B)(1)', of, ...signed(shareOf(of, of.blockedPercent), sign) };
  };
  for (const row of rows)
    if (!row.isClaimable) yield { box: '4(D)(2)', of: row, ...signed(row, row.isCredit ? -1 : 1) };
    else if (row.isAccepted && !row.reverseCharge) yield* claimed(row.isDistributed ? '4(A)(4)' : '4(A)(5)', row);
  const isIn = (month: string | null) => month !== null && month >= from.slice(0, 7) && month <= to.slice(0, 7);
  for (const bill of bills) {
    if (bill.reverseCharge) {
      if (bill.date >= from && bill.date <= to) yield* claimed('4(A)(3)', bill);
      continue;
    }
    if (!bill.isClaimed || bill.isCredit || bill.blockedPercent >= 100) continue;
    const credit = rest(bill, shareOf(bill, bill.blockedPercent));
    if (isIn(reversedIn(bill, limits))) yield { box: '4(B)(2)', of: bill, ...credit };
    if (isIn(reclaimedIn(bill, limits)))
      for (const box of ['4(A)(5)', '4(D)(1)'] as const) yield { box, of: bill, ...credit };
  }
}

/** The totals of table 4's lines; 4(C) is claimed less reversed. */
export function inputTaxSums(
  entries: Iterable<Omit<InputTaxEntry<unknown>, 'of'>>,
): Record<InputTaxBox, InputTax & { count: number }> {
  const none = () => ({ count: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });
  const boxes: Record<InputTaxBox, InputTax & { count: number }> = {
    '4(A)(3)': none(),
    '4(A)(4)': none(),
    '4(A)(5)': none(),
    '4(B)(1)': none(),
    '4(B)(2)': none(),
    '4(C)': none(),
    '4(D)(1)': none(),
    '4(D)(2)': none(),
  };
  const signs: Partial<Record<InputTaxBox, number>> = {
    '4(A)(3)': 1,
    '4(A)(4)': 1,
    '4(A)(5)': 1,
    '4(B)(1)': -1,
    '4(B)(2)': -1,
  };
  for (const entry of entries) {
    boxes[entry.box].count += 1;
    for (const head of heads) {
      boxes[entry.box][head] += entry[head];
      boxes['4(C)'][head] += (signs[entry.box] ?? 0) * entry[head];
    }
  }
  return boxes;
}

/** A period's table 4 in the API's responses. */
export const inputTaxFigures = z.object({
  registration: z.string(),
  period: z.string(),
  boxes: z.array(
    z.object({
      box: z.enum(inputTaxBoxes),
      title: z.string(),
      count: z.int(),
      taxablePaise: z.int(),
      igstPaise: z.int(),
      cgstPaise: z.int(),
      sgstPaise: z.int(),
    }),
  ),
  /** Rows of the period’s GSTR-2B that were neither accepted nor rejected: their tax is not claimed. */
  undecided: z.int(),
  /** The interest on 4(B)(2); null if nothing is reversed, or no rate or date is known. */
  interest: creditInterest.nullable(),
});
export type InputTaxFigures = z.infer<typeof inputTaxFigures>;

/** The first rows behind a line of table 4; a credit note's amounts are negative. */
export const inputTaxBills = z.object({
  bills: z.array(
    z.object({
      /** Our bill; empty if only the portal has it. */
      purchaseId: z.string(),
      number: z.string(),
      supplierName: z.string(),
      date: z.iso.date(),
      taxablePaise: z.int(),
      igstPaise: z.int(),
      cgstPaise: z.int(),
      sgstPaise: z.int(),
      /** Why it is not creditable; empty if it is. */
      blocked: z.string(),
      interest: creditInterest.nullable(),
    }),
  ),
  isCut: z.boolean(),
});
export type InputTaxBills = z.infer<typeof inputTaxBills>;
