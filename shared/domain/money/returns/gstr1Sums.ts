import type { Gstr1Document } from './gstr1Document';
import { signOf } from './gstr1Document';

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

/** What documents add up to, credit notes below 0. */
export function sumsOf(documents: Iterable<Gstr1Document>): Gstr1Sums {
  const sums = noSums();
  for (const document of documents) addTo(sums, document, signOf(document));
  return sums;
}
