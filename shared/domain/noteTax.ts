import type { Invoice, TaxLine } from './invoice';
import { sumPaise } from './money';

/** An amount of a note with its tax taken out. */
export interface NoteTax {
  taxablePaise: number;
  taxLines: TaxLine[];
}

function share(amountPaise: number, part: number, whole: number): number {
  const product = BigInt(amountPaise) * BigInt(part);
  return Number((product * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}

/**
 * Splits the amount of a credit or debit note, which includes tax, in its invoice's proportions; a note of the whole
 * invoice has exactly the invoice's taxes. Equal heads (CGST and SGST) stay equal.
 */
export function noteTax(amountPaise: number, invoice: Pick<Invoice, 'taxLines' | 'totalPaise'>): NoteTax {
  const taxLines = invoice.taxLines.map((line) => ({
    ...line,
    amountPaise: share(amountPaise, line.amountPaise, invoice.totalPaise),
  }));
  return { taxablePaise: amountPaise - sumPaise(taxLines.map((line) => line.amountPaise)), taxLines };
}
