import { isForeignGstin, stateOfGstin } from '../../records/gstin';
import { stateName } from '../../records/states';
import type { FieldError } from '../../records/validation';
import { formatRupees, percentOf, sumPaise } from '../../text/money';
import { taxHeadsOf } from '../documents/placeOfSupply';
import type { PurchaseInput } from './purchase';

/** The inputs and checks of a bill's amounts. */
export type BillAmounts = Pick<
  PurchaseInput,
  | 'taxablePaise'
  | 'percent'
  | 'rates'
  | 'cgstPaise'
  | 'sgstPaise'
  | 'igstPaise'
  | 'totalPaise'
  | 'reverseCharge'
  | 'placeOfSupply'
>;

/** A supplier rounds line by line: a tax or a total may differ by this much. */
const TOLERANCE_PAISE = 100;

const heads = ['cgstPaise', 'sgstPaise', 'igstPaise'] as const;
const headNames = { cgstPaise: 'CGST', sgstPaise: 'SGST', igstPaise: 'IGST' } as const;
type Taxes = Record<(typeof heads)[number], number>;

const taxSum = (taxes: Taxes) => taxes.cgstPaise + taxes.sgstPaise + taxes.igstPaise;

/** The state that a supplier bills from: the GSTIN's; of anyone anyone without one the place of supply. */
const stateOf = (gstin: string, place: string) =>
  gstin === '' || isForeignGstin(gstin) ? (gstin === '' ? place : '') : stateOfGstin(gstin);

/** The taxes as they follow from value, rate and states: CGST and SGST within a state, IGST between two (IGST Act 2017, sections 7 and 8). */
function taxesOf({ taxablePaise, percent, rates, placeOfSupply }: BillAmounts, gstin: string): Taxes {
  const isWithin = !taxHeadsOf(placeOfSupply, stateOf(gstin, placeOfSupply), false).includes('IGST');
  const parts = rates.length > 0 ? rates : [{ percent, taxablePaise }];
  const sum = (share: number) => sumPaise(parts.map((part) => percentOf(part.taxablePaise, part.percent * share)));
  const half = sum(0.5);
  return isWithin
    ? { cgstPaise: half, sgstPaise: half, igstPaise: 0 }
    : { cgstPaise: 0, sgstPaise: 0, igstPaise: sum(1) };
}

/** What the supplier is to get for the bill: with the tax, unless the company owes it itself. */
const billedSum = (bill: BillAmounts, taxes: Taxes) => bill.taxablePaise + (bill.reverseCharge ? 0 : taxSum(taxes));

/** The bill with the taxes and the total that were left out; of several rates the highest is the bill’s. */
export function withAmounts<B extends BillAmounts>(bill: B, gstin: string): B {
  const percent = bill.rates.length > 0 ? Math.max(...bill.rates.map((rate) => rate.percent)) : bill.percent;
  const taxes = taxSum(bill) === 0 ? taxesOf(bill, gstin) : bill;
  const { cgstPaise, sgstPaise, igstPaise } = taxes;
  return {
    ...bill,
    percent,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise: bill.totalPaise || billedSum(bill, taxes),
  };
}

/** What is wrong with the amounts of a bill whose taxes and total are filled in; empty when nothing is. A rupee is no difference. */
export function amountProblems(bill: BillAmounts, gstin: string): FieldError[] {
  if (gstin === '' && bill.percent > 0 && !bill.reverseCharge)
    return [
      {
        path: 'percent',
        msg: 'The supplier has no GSTIN and can’t charge GST. Enter the GSTIN, take the rate away, or choose reverse charge.',
      },
    ];
  const due = taxesOf(bill, gstin);
  const from = stateOf(gstin, bill.placeOfSupply);
  const why =
    due.igstPaise > 0
      ? `From ${stateName(from) || 'abroad'} to ${stateName(bill.placeOfSupply)}`
      : `Within ${stateName(bill.placeOfSupply)}`;
  const wrong = heads.filter((head) => Math.abs(bill[head] - due[head]) > TOLERANCE_PAISE);
  const total = billedSum(bill, bill);
  return [
    ...wrong.map((head) => ({
      path: head,
      msg: `${why}, ${headNames[head]} is ${formatRupees(due[head])}. Correct it, or empty all three taxes to have them worked out.`,
    })),
    ...(wrong.length === 0 && Math.abs(bill.totalPaise - total) > TOLERANCE_PAISE
      ? [
          {
            path: 'totalPaise',
            msg: `Value and taxes make ${formatRupees(total)}. Correct the total, or empty it to have it worked out.`,
          },
        ]
      : []),
  ];
}
