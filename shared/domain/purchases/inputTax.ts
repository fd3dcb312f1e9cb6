import { z } from 'zod';
import { addDays, addMonths } from '../dates/dates';
import type { IsoDate } from '../dates/isoDate';

/** The lines of table 4 of GSTR-3B that this product fills, as the form numbers them. */
export const inputTaxBoxes = ['4(A)(3)', '4(A)(5)', '4(B)(2)', '4(C)', '4(D)(1)', '4(D)(2)'] as const;
export type InputTaxBox = (typeof inputTaxBoxes)[number];

/** What each line is called. */
export const inputTaxTitles: Readonly<Record<InputTaxBox, string>> = {
  '4(A)(3)': 'Tax under reverse charge',
  '4(A)(5)': 'All other input tax: accepted in GSTR-2B, and reclaimed',
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
}

/** A bill of ours. */
export interface BilledTax extends InputTax {
  date: IsoDate;
  paidOn: IsoDate | null;
  reverseCharge: boolean;
  isCredit: boolean;
  /** Whether its tax was accepted in a GSTR-2B, so that it was claimed. */
  isClaimed: boolean;
}

/** A supplier is paid within so many days of the bill, or its tax is reversed (CGST Act 2017, section 16(2), second proviso; rule 37). */
const DAYS_TO_PAY = 180;

/** The month whose return reverses the tax of a bill that isn't paid: the one after that in which the days end (rule 37(1)). Null where it is paid in time. */
export function reversedIn({ date, paidOn }: Pick<BilledTax, 'date' | 'paidOn'>): string | null {
  const last = addDays(date, DAYS_TO_PAY);
  return paidOn !== null && paidOn <= last ? null : addMonths(`${last.slice(0, 7)}-01`, 1).slice(0, 7);
}

/** The month whose return reclaims it: that of the payment, and not before the reversal (rule 37(4)). Null while it isn't paid or was never reversed. */
function reclaimedIn(bill: Pick<BilledTax, 'date' | 'paidOn'>): string | null {
  const reversed = reversedIn(bill);
  if (reversed === null || bill.paidOn === null) return null;
  const paid = bill.paidOn.slice(0, 7);
  return paid < reversed ? reversed : paid;
}

const heads = ['taxablePaise', 'igstPaise', 'cgstPaise', 'sgstPaise'] as const;

/**
 * Table 4 of GSTR-3B: `rows` are those of the period's GSTR-2B, `bills` all of ours whose tax can be due, `from` and `to` the
 * first and last day of the period. What is neither accepted nor rejected is not claimed.
 */
export function inputTax(
  { rows, bills }: { rows: Iterable<PortalTax>; bills: Iterable<BilledTax> },
  { from, to }: { from: IsoDate; to: IsoDate },
): Record<InputTaxBox, InputTax & { count: number }> {
  const none = () => ({ count: 0, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });
  const boxes = {
    ...{ '4(A)(3)': none(), '4(A)(5)': none(), '4(B)(2)': none() },
    ...{ '4(C)': none(), '4(D)(1)': none(), '4(D)(2)': none() },
  };
  const add = (box: InputTaxBox, tax: InputTax, sign: number, count = 1) => {
    boxes[box].count += count;
    for (const head of heads) boxes[box][head] += sign * tax[head];
  };
  for (const row of rows) {
    const sign = row.isCredit ? -1 : 1;
    if (!row.isClaimable) add('4(D)(2)', row, sign);
    else if (row.isAccepted) add('4(A)(5)', row, sign);
  }
  const isIn = (month: string | null) => month !== null && month >= from.slice(0, 7) && month <= to.slice(0, 7);
  for (const bill of bills) {
    if (bill.reverseCharge) {
      if (bill.date >= from && bill.date <= to) add('4(A)(3)', bill, bill.isCredit ? -1 : 1);
      continue;
    }
    if (!bill.isClaimed || bill.isCredit) continue;
    if (isIn(reversedIn(bill))) add('4(B)(2)', bill, 1);
    if (isIn(reclaimedIn(bill))) for (const box of ['4(A)(5)', '4(D)(1)'] as const) add(box, bill, 1);
  }
  for (const [box, sign] of [
    ['4(A)(3)', 1],
    ['4(A)(5)', 1],
    ['4(B)(2)', -1],
  ] as const)
    add('4(C)', boxes[box], sign, 0);
  return boxes;
}

/** Table 4 of a period as the API answers it. */
export const inputTaxFigures = z.object({
  registration: z.string(),
  period: z.string(),
  boxes: z.array(
    z.object({
      ...{ box: z.enum(inputTaxBoxes), title: z.string(), count: z.int(), taxablePaise: z.int() },
      ...{ igstPaise: z.int(), cgstPaise: z.int(), sgstPaise: z.int() },
    }),
  ),
  /** Rows of the period’s GSTR-2B that were neither accepted nor rejected: their tax is not claimed. */
  undecided: z.int(),
});
export type InputTaxFigures = z.infer<typeof inputTaxFigures>;
