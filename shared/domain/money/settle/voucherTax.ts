import type { InvoiceInput, TaxLine } from '../documents/invoice';
import { invoiceTotals, type TotalsOptions } from '../documents/invoiceTotals';
import { debitTax } from '../documents/noteTax';

/** What an advance is made of; it adds up to its amount. Equal heads stay equal. */
export interface AdvanceParts {
  taxablePaise: number;
  taxLines: TaxLine[];
}

/** What decides on the tax of an advance. */
interface Taxed {
  taxPercent: number;
  /** By default taxable. */
  taxTreatment?: InvoiceInput['taxTreatment'];
  /** State code. */
  placeOfSupply: string;
  clientGstin: string;
  sez: boolean;
}

/** An amount of ₹10,000 before tax, of which a tax percent with two decimals is whole. */
const WHOLE = 1_000_000;

/** The tax that an advance holds: it falls due on services when the money comes (CGST Act 2017, section 13(2)), and is part of the amount. */
export function advanceParts(amountPaise: number, taxed: Taxed, options: TotalsOptions): AdvanceParts {
  const { placeOfSupply, ...rest } = taxed;
  const whole = invoiceTotals(
    { ...rest, clientState: placeOfSupply, items: [{ quantity: 1, pricePaise: WHOLE }] },
    { ...options, roundOff: false },
  );
  const { taxablePaise, taxLines } = debitTax(amountPaise, whole);
  return { taxablePaise, taxLines };
}

/** A voucher's fields for taking a part. */
export type Divided = AdvanceParts & { amountPaise: number };

/** What is made of the first this many paise of a voucher. */
function until(voucher: Divided, paise: number): AdvanceParts {
  const { amountPaise, taxablePaise, taxLines } = voucher;
  if (paise >= amountPaise) return { taxablePaise, taxLines };
  const { roundOffPaise: _none, ...parts } = debitTax(paise, {
    subtotalPaise: taxablePaise,
    taxLines,
    roundOffPaise: 0,
    totalPaise: amountPaise,
  });
  return parts;
}

/**
 * The amounts of a part of a voucher that is set off, paid back, or below 0 taken back, after `used` paise. All parts
 * together never exceed an amount of the voucher, and the last takes the rest of each, to the paisa.
 */
export function partOfVoucher(voucher: Divided, used: number, amountPaise: number): Divided {
  const [before, after] = [until(voucher, used), until(voucher, used + amountPaise)];
  return {
    amountPaise,
    taxablePaise: after.taxablePaise - before.taxablePaise,
    taxLines: after.taxLines.map((line, index) => ({
      ...line,
      amountPaise: line.amountPaise - (before.taxLines[index]?.amountPaise ?? 0),
    })),
  };
}
