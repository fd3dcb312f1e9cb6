import { type IssuedLetterhead, supplierStateOf } from '../../letterhead/letterhead';
import { percentOf, sumPaise } from '../../text/money';
import type { InvoiceInput, InvoiceTotals, TaxLine } from './invoice';
import { linePaise } from './linePaise';
import { clientStateOf, taxHeadsOf } from './placeOfSupply';

/** The input of an invoice's amounts. */
export type Billable = Pick<InvoiceInput, 'taxPercent' | 'clientGstin' | 'clientState' | 'sez'> & {
  /** Under reverse charge the bill has no tax: the client pays it. By default taxable. */
  taxTreatment?: InvoiceInput['taxTreatment'];
  items: readonly { quantity: number; pricePaise: number }[];
};

/** How the amounts are computed. */
export interface TotalsOptions {
  /** The company's own GST state code; by default unknown, and tax stays one line. */
  supplierState?: string;
  /** Whether a separate line rounds the total to a whole rupee; by default it does not. */
  roundOff?: boolean;
}

/** How the amounts are computed under a letterhead. */
export const totalsUnder = (letterhead: Pick<IssuedLetterhead, 'gstin' | 'state' | 'roundOff'>): TotalsOptions => ({
  supplierState: supplierStateOf(letterhead),
  roundOff: letterhead.roundOff,
});

function taxLinesOf(invoice: Billable, subtotalPaise: number, supplierState: string): TaxLine[] {
  const percent = invoice.taxPercent;
  if (percent === 0 || invoice.taxTreatment === 'reverse') return [];
  const client = clientStateOf(invoice);
  if (!supplierState || !(client || invoice.sez))
    return [{ head: 'Tax', percent, amountPaise: percentOf(subtotalPaise, percent) }];
  const heads = taxHeadsOf(client, supplierState, invoice.sez);
  const share = percent / heads.length;
  const amountPaise = percentOf(subtotalPaise, share);
  return heads.map((head) => ({ head, percent: share, amountPaise }));
}

/**
 * The amounts of an invoice, in paise. Each line is quantity × price rounded half-up, the subtotal their sum, the tax
 * the subtotal × percent / 100; once the client's and company's states are known the tax is split into its heads, CGST
 * computed once and copied to SGST or UTGST. The total is the sum of the stored and printed lines.
 * @throws MoneyRangeError when an amount can't be exact.
 */
export function invoiceTotals(
  invoice: Billable,
  { supplierState = '', roundOff = false }: TotalsOptions = {},
): InvoiceTotals {
  const lines = invoice.items.map((item) => linePaise(item.quantity, item.pricePaise));
  const subtotalPaise = sumPaise(lines);
  const taxLines = taxLinesOf(invoice, subtotalPaise, supplierState);
  const taxPaise = sumPaise(taxLines.map((line) => line.amountPaise));
  const exact = sumPaise([subtotalPaise, taxPaise]);
  const roundOffPaise = roundOff ? Math.floor((exact + 50) / 100) * 100 - exact : 0;
  return {
    linePaise: lines,
    subtotalPaise,
    taxLines,
    taxPaise,
    roundOffPaise,
    totalPaise: sumPaise([exact, roundOffPaise]),
  };
}
