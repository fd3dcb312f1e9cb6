import { type Gstr1Type, signOf } from './gstr1Document';

/** Taxable value and taxes, in paise; a credit note's are subtracted. */
export interface Gstr1Sums {
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** Sums to add to. */
export const noSums = (): Gstr1Sums => ({ taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 });

/** Adds amounts to sums, `sign` times. */
export function addTo(sums: Gstr1Sums, amounts: Gstr1Sums, sign = 1): void {
  sums.taxablePaise += sign * amounts.taxablePaise;
  sums.igstPaise += sign * amounts.igstPaise;
  sums.cgstPaise += sign * amounts.cgstPaise;
  sums.sgstPaise += sign * amounts.sgstPaise;
}

/** What documents or advances add up to, credit notes below 0. */
export function sumsOf(all: Iterable<Gstr1Sums & { type?: Gstr1Type }>): Gstr1Sums {
  const sums = noSums();
  for (const each of all) addTo(sums, each, signOf(each));
  return sums;
}
