import type { Placement } from './placement';

/** Whether nothing says what to bill for somebody; by cost plus, the cost does. */
export const hasNoBillingRate = ({ billBasis, billPaise }: Pick<Placement, 'billBasis' | 'billPaise'>): boolean =>
  billBasis !== 'cost plus' && billPaise === 0;

/** The pay that wages are refused without: "gross wage", or "basic wage"; undefined where both are there. */
const neededPay = ({ grossPaise, basicPaise }: Pick<Placement, 'grossPaise' | 'basicPaise'>): string | undefined => {
  if (grossPaise === 0) return 'gross wage';
  return basicPaise === 0 ? 'basic wage' : undefined;
};

/** What wages and bills will need of a placement, as a sentence; empty where nothing is missing. */
export function neededTerms(of: Pick<Placement, 'grossPaise' | 'basicPaise' | 'billBasis' | 'billPaise'>): string {
  const pay = neededPay(of);
  if (!hasNoBillingRate(of)) return pay === undefined ? '' : `Wages will need the ${pay}.`;
  return pay === undefined
    ? 'Bills will need the billing rate.'
    : `Wages will need the ${pay}, and bills the billing rate.`;
}
