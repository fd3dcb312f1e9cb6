import { z } from 'zod';
import { today } from '../../dates/dates';
import { optionalDigits } from '../../records/identifierFields';
import { recordOf } from '../../records/recordFields';
import { isoDate, isoMonth, optionalPaise, optionalText, positivePaise, text } from '../../records/validation';

const digits = (count: number, label: string) =>
  optionalDigits(
    (value) => new RegExp(`^\\d{${count}}$`).test(value),
    `The ${label} has ${count} digits, as on the challan.`,
  ).refine((value) => value !== '', `Enter the ${label}.`);

/** A challan by which tax kept back from suppliers was paid: of one section and month. */
export const taxChallanInput = z.object({
  /** The month in which the tax was withheld. */
  month: isoMonth('month of the tax'),
  /** The section’s, as the rates have it. */
  code: text('code', 4).regex(/^\d{4}$/, 'The code of a section has four digits.'),
  /** The bank branch’s. */
  bsr: digits(7, 'BSR code'),
  serial: digits(5, 'challan number'),
  paidOn: isoDate('day it was paid').refine((day) => day <= today(), 'The day it was paid can’t be in the future.'),
  taxPaise: positivePaise('tax'),
  interestPaise: optionalPaise('interest'),
  feePaise: optionalPaise('fee'),
  note: optionalText('note', 200),
});
export type TaxChallanInput = z.infer<typeof taxChallanInput>;

/** The same as the API answers it. */
export const taxChallanRecord = /* @__PURE__ */ recordOf(taxChallanInput, () => ({}));
export type TaxChallan = z.infer<typeof taxChallanRecord>;
