import { z } from 'zod';
import { addMonths } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalDate, text } from '../../records/validation';

/** How often an invoice is billed again, with the months between. */
export const rhythms = { Monthly: 1, Quarterly: 3, 'Half-yearly': 6, Yearly: 12 } as const;
export type Rhythm = keyof typeof rhythms;
const rhythmNames = Object.keys(rhythms) as [Rhythm, ...Rhythm[]];

/** An invoice that is billed again and again: on each day of its rhythm a draft is made like it. */
export const recurringInvoiceInput = z
  .object({
    /** The invoice that the drafts copy, as it is on their day. */
    invoiceId: text('invoice', 64, 'Choose the invoice.'),
    rhythm: oneOf('rhythm', rhythmNames).default('Monthly'),
    /** The day of the first draft; the later ones are on the same day of their month, or its last. */
    startOn: isoDate('first day'),
    /** No draft is made after it. By default it does not end. */
    endOn: optionalDate('last day'),
  })
  .refine(({ startOn, endOn }) => endOn === null || endOn >= startOn, {
    path: ['endOn'],
    error: 'The last day cannot be before the first day.',
  });
export type RecurringInvoiceInput = z.infer<typeof recurringInvoiceInput>;

/** As the API answers it. */
export const recurringInvoiceRecord = /* @__PURE__ */ recordOf(recurringInvoiceInput, () => ({
  clientName: z.string(),
  /** The invoice's number, as of when it was chosen. */
  invoiceNo: z.string(),
  /** The day of the latest draft; null before the first. */
  madeOn: z.iso.date().nullable(),
  /** The day of the next draft; null once it has ended. */
  nextOn: z.iso.date().nullable(),
  /** Why the draft of that day could not be made, in a sentence; empty when nothing is wrong. It is tried again each hour. */
  problem: z.string(),
}));
export type RecurringInvoice = z.infer<typeof recurringInvoiceRecord>;

/** The first day of a rhythm after another, which by default none was made on; null once it has ended. */
export function nextDay(
  { rhythm, startOn, endOn }: Pick<RecurringInvoiceInput, 'rhythm' | 'startOn' | 'endOn'>,
  madeOn: IsoDate | null = null,
): IsoDate | null {
  let day: IsoDate = startOn;
  for (let count = 1; madeOn !== null && day <= madeOn; count += 1) day = addMonths(startOn, count * rhythms[rhythm]);
  return endOn !== null && day > endOn ? null : day;
}
