import { formatRupees } from '../../text/money';
import { numberKey, type PortalBill } from './gstr2b';

/** How a bill of the portal and one of ours compare. */
export const matchStates = ['Matched', 'Differs', 'Only with them', 'Only with us'] as const;
export type MatchState = (typeof matchStates)[number];

/** The compared fields of a bill of ours. */
export interface OwnBill extends Omit<PortalBill, 'isClaimable' | 'isDistributed' | 'supplierName'> {
  id: string;
}

/** A pair, or one without a match. */
export interface BillMatch<P extends PortalBill> {
  state: MatchState;
  portal?: P;
  own?: OwnBill;
  /** What is not the same, in words. */
  differences: string[];
}

/** Suppliers round line by line: an amount may differ by this much. */
const TOLERANCE_PAISE = 100;

type Taxes = Pick<PortalBill, 'igstPaise' | 'cgstPaise' | 'sgstPaise'>;

const heads = [
  ['IGST', 'igstPaise'],
  ['CGST', 'cgstPaise'],
  ['SGST/UTGST', 'sgstPaise'],
] as const;

/** `IGST ₹1,800.00`, `CGST ₹900.00 and SGST/UTGST ₹900.00`. */
const taxesText = (taxes: Taxes) =>
  heads
    .filter(([, head]) => taxes[head] !== 0)
    .map(([name, head]) => `${name} ${formatRupees(taxes[head])}`)
    .join(' and ') || 'none';

/** The same sum under other heads is another tax: credit of IGST doesn't pay for CGST that was never charged. */
function headsDiffer(theirs: Taxes & { taxPaise: number }, ours: Taxes & { taxPaise: number }): string[] {
  const isSum = Math.abs(theirs.taxPaise - ours.taxPaise) <= TOLERANCE_PAISE;
  const isSame = heads.every(([, head]) => Math.abs(theirs[head] - ours[head]) <= TOLERANCE_PAISE);
  return isSum && !isSame ? [`kind of tax: theirs ${taxesText(theirs)}, ours ${taxesText(ours)}`] : [];
}

/** Whether a difference is more than a bill's number and day: its amounts, taxes or registration. */
export const isInMoney = (difference: string): boolean => !/^(number|date): /.test(difference);

function differencesOf(portal: PortalBill, own: OwnBill): string[] {
  const amounts = [
    { what: 'value', theirs: portal.taxablePaise, ours: own.taxablePaise },
    { what: 'tax', theirs: portal.taxPaise, ours: own.taxPaise },
  ];
  return [
    ...(numberKey(portal.number) === numberKey(own.number) ? [] : [`number: ours is ${own.number}`]),
    ...(portal.date === own.date ? [] : [`date: ours is ${own.date.split('-').reverse().join('-')}`]),
    ...amounts.flatMap(({ what, theirs, ours }) =>
      Math.abs(theirs - ours) > TOLERANCE_PAISE
        ? [`${what}: theirs ${formatRupees(theirs)}, ours ${formatRupees(ours)}`]
        : [],
    ),
    ...headsDiffer(portal, own),
    ...(portal.reverseCharge === own.reverseCharge
      ? []
      : [portal.reverseCharge ? 'reverse charge: theirs is, ours isn’t' : 'reverse charge: ours is, theirs isn’t']),
  ];
}

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
};

/**
 * Puts each bill of a GSTR-2B beside ours: by the supplier’s GSTIN and number, the least different of several; else by GSTIN, day
 * and amounts. Credit that a distributor passed on has no bill of ours. Each of ours is used once; `isOurs` tells which of those that are left should have been there.
 */
export function matchBills<P extends PortalBill>(
  portal: readonly P[],
  own: readonly OwnBill[],
  isOurs: (bill: OwnBill) => boolean,
): BillMatch<P>[] {
  const used = new Set<string>();
  const nameOf = ({ kind, supplierGstin, number }: Pick<PortalBill, 'kind' | 'supplierGstin' | 'number'>) =>
    `${kind} ${supplierGstin} ${numberKey(number)}`;
  const byNumber = grouped(own, nameOf);
  // Both amounts in the key: bills of one day and value alone could be thousands.
  const dayKey = (bill: Pick<PortalBill, 'kind' | 'supplierGstin' | 'date'>, value: number, tax: number) =>
    `${bill.kind} ${bill.supplierGstin} ${bill.date} ${value} ${tax}`;
  const inRupees = (paise: number) => Math.round(paise / 100);
  const byDay = grouped(own, (bill) => dayKey(bill, inRupees(bill.taxablePaise), inRupees(bill.taxPaise)));
  const steps = [-1, 0, 1];
  /** Our next bill with the same day and amounts, whatever its number. */
  const near = (bill: P): OwnBill[] => {
    const [value, tax] = [inRupees(bill.taxablePaise), inRupees(bill.taxPaise)];
    for (const more of steps)
      for (const extra of steps) {
        const group = byDay.get(dayKey(bill, value + more, tax + extra));
        while (group && used.has(group.at(-1)?.id ?? '')) group.pop();
        const found = group?.findLast((each) => !used.has(each.id) && differencesOf(bill, each).length <= 1);
        if (found) return [found];
      }
    return [];
  };
  const take = (bill: P, candidates: readonly OwnBill[] = [], most: number): BillMatch<P> | undefined => {
    const [best] = candidates
      .filter(({ id }) => !used.has(id))
      .map((each) => ({ own: each, differences: differencesOf(bill, each) }))
      .toSorted((a, b) => a.differences.length - b.differences.length);
    if (!best || best.differences.length > most) return undefined;
    used.add(best.own.id);
    return { state: best.differences.length === 0 ? 'Matched' : 'Differs', portal: bill, ...best };
  };
  const numbered = portal.map((bill) =>
    bill.isDistributed ? undefined : take(bill, byNumber.get(nameOf(bill)), Infinity),
  );
  const all = portal.map(
    (bill, index): BillMatch<P> =>
      numbered[index] ??
      // The number alone may differ.
      (bill.isDistributed ? undefined : take(bill, near(bill), 1)) ?? {
        state: 'Only with them',
        portal: bill,
        differences: [],
      },
  );
  const left = own.filter((bill) => !used.has(bill.id) && isOurs(bill));
  return [...all, ...left.map((bill): BillMatch<P> => ({ state: 'Only with us', own: bill, differences: [] }))];
}
