import { z } from 'zod';
import { addMonths } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { recordOf } from '../../records/recordFields';
import { isoDate, oneOf, optionalDate, text } from '../../records/validation';

/** How often an invoice recurs, with the number of months. */
export const rhythms = { Monthly: 1, Quarterly: 3, 'Half-yearly': 6, Yearly: 12 } as const;
export type Rhythm = keyof typeof rhythms;
const rhythmNames = Object.keys(rhythms) as [Rhythm, ...Rhythm[]];

/** A recurring invoice: a draft copy is created on each due day. */
export const recurringInvoiceInput = z
  .object({
    /** The invoice that the drafts copy, as it is on that day. */
    invoiceId: text('invoice', 64, 'Choose the invoice.'),
    rhythm: oneOf('rhythm', rhythmNames).default('Monthly'),
    /** The day of the first draft; later ones are on the same day of their month, or its last. */
    startOn: isoDate('first day'),
    /** No draft is created after it. By default it does not end. */
    endOn: optionalDate('last day'),
  })
  .refine(({ startOn, endOn }) => endOn === null || endOn >= startOn, {
    path: ['endOn'],
    error: 'The last day cannot be before the first day.',
  });
export type RecurringInvoiceInput = z.infer<typeof recurringInvoiceInput>;

/** In the API's responses. */
export const recurringInvoiceRecord = /* @__PURE__ */ recordOf(recurringInvoiceInput, () => ({
  clientName: z.string(),
  /** The invoice's number when it was chosen. */
  invoiceNo: z.string(),
  /** The day of the latest draft; null before the first. */
  madeOn: z.iso.date().nullable(),
  /** The day of the next draft; null once it has ended. */
  nextOn: z.iso.date().nullable(),
  /** Why that day's draft could not be created, in a sentence; empty if there was no problem. Retried every hour. */
  problem: z.string(),
}));
export type RecurringInvoice = z.infer<typeof recurringInvoiceRecord>;

/** The first due day after another, by default after none; null once it has ended. */
export function nextDay(
  { rhythm, startOn, endOn }: Pick<RecurringInvoiceInput, 'rhythm' | 'startOn' | 'endOn'>,
  madeOn: IsoDate | null = null,
): IsoDate | null {
  let day: IsoDate = startOn;
  for (let count = 1; madeOn !== null && day <= madeOn; count += 1) day = addMonths(startOn, count * rhythms[rhythm]);
  return endOn !== null && day > endOn ? null : day;
}
