import { z } from 'zod';
import { today } from '../../dates/dates';
import { GST_BEGAN } from '../../letterhead/letterhead';
import { optionalStateCode } from '../../records/identifierFields';
import { recordOf } from '../../records/recordFields';
import {
  type FieldError,
  isoDate,
  oneOf,
  optionalDate,
  optionalPaise,
  optionalText,
  percent,
  positivePaise,
  text,
  yesNo,
} from '../../records/validation';
import { formatRupees } from '../../text/money';
import { type GstPercents, gstPercents } from '../documents/taxRates';
import { blockedReasons } from './blockedCredit';
import { billKinds } from './gstr2b';
import { keptTax } from './keptBack';
import { natures } from './nature';

/** A supplier’s bill. */
export const purchaseInput = z
  .object({
    /** The supplier's id; a file may say the GSTIN, name or company instead. */
    supplierId: text('supplier', 200, 'Choose the supplier.'),
    /** A bill, or a note on one: a credit note's amounts lower the purchase. */
    kind: oneOf('kind', billKinds).default('Bill'),
    /** The supplier's own. */
    number: text('bill number', 40),
    date: isoDate('date of the bill')
      .refine((day) => day <= today(), 'The date of the bill can’t be in the future.')
      .refine((day) => day >= GST_BEGAN, 'Enter the year of the bill; no bill before 01 Jul 2017 is kept here.'),
    /** GST state code; empty for the company's own state. */
    placeOfSupply: optionalStateCode,
    /** The company's GSTIN that it was bought under; empty has it found by GSTR-2B, else by the place of supply. */
    registration: optionalText('registration', 15).overwrite((gstin) => gstin.toUpperCase()),
    taxablePaise: positivePaise('taxable value'),
    /** For a bill with several rates, the highest. */
    percent: percent('GST rate').default(0),
    /** The value by rate, for a bill with several; by default all at `percent`. */
    rates: z
      .array(z.object({ percent: percent('GST rate'), taxablePaise: positivePaise('value') }), {
        error: 'Enter the value of each rate.',
      })
      .max(10, 'Enter at most 10 rates.')
      .default([]),
    /** Each tax: 0 for all has them worked out. */
    cgstPaise: optionalPaise('CGST'),
    /** SGST, or UTGST in a territory that has it. */
    sgstPaise: optionalPaise('SGST'),
    igstPaise: optionalPaise('IGST'),
    /** 0 has it worked out. */
    totalPaise: optionalPaise('total'),
    /** The company owes the tax itself; the bill's total is without it. */
    reverseCharge: yesNo('Reverse charge').default(false),
    /** Why its tax is no credit; empty where it is one. */
    blocked: oneOf('reason', ['', ...blockedReasons]).default(''),
    /** How much of its tax is none, where there is a reason. */
    blockedPercent: percent('blocked share').default(100),
    nature: oneOf('purpose', natures).default(''),
    dueDate: optionalDate('due date'),
    paidOn: optionalDate('day it was paid').refine(
      (day) => day === null || day <= today(),
      'The day it was paid can’t be in the future.',
    ),
    note: optionalText('note', 500),
  })
  .superRefine(({ date, dueDate, rates, taxablePaise }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (dueDate !== null && dueDate < date) wrong('dueDate', 'The due date can’t be before the date of the bill.');
    const sum = rates.reduce((total, each) => total + each.taxablePaise, 0);
    if (rates.length > 0 && sum !== taxablePaise)
      wrong(
        'rates',
        `The rates add up to ${formatRupees(sum)}, the taxable value is ${formatRupees(taxablePaise)}. Correct one of them.`,
      );
  });
export type PurchaseInput = z.infer<typeof purchaseInput>;

/** The rates of a bill that GST doesn't have on its day, each at its field; `rows`: those that documents may have. */
export function rateProblems(
  { date, percent, rates }: Pick<PurchaseInput, 'date' | 'percent' | 'rates'>,
  rows: readonly GstPercents[],
): FieldError[] {
  const known = gstPercents(date, rows);
  const said = [{ path: 'percent', percent }, ...rates.map((rate) => ({ path: 'rates', percent: rate.percent }))];
  return said
    .filter((each) => !known.includes(each.percent))
    .map((each) => ({ path: each.path, msg: `GST has no rate of ${each.percent}%. Enter ${known.join(', ')}.` }));
}

/** A bill's payment, as far as known. */
export const purchaseStatuses = ['Unpaid', 'Paid'] as const;

/** The same as the API answers it. */
export const purchaseRecord = /* @__PURE__ */ recordOf(purchaseInput, () => ({
  /** The bill's date. */
  financialYear: z.string(),
  status: z.enum(purchaseStatuses),
  supplierName: z.string(),
  /** Empty for an unregistered one. */
  supplierGstin: z.string(),
  /** The tax to keep back; null for a purpose that none is kept back for. */
  kept: keptTax.nullable(),
  /** What the supplier gets: the total less that tax; of a credit note below 0. */
  payablePaise: z.int(),
}));
export type Purchase = z.infer<typeof purchaseRecord>;
