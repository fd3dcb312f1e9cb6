import { z } from 'zod';
import { taxLine } from './invoice';
import { noteLine } from './noteLine';

/** Some invoices: number, sum, and the filter of the list that shows exactly them, `shown=Overdue`. */
const invoiceFigure = z.object({ count: z.number().int(), amountPaise: z.number().int(), query: z.string() });
export type InvoiceFigure = z.infer<typeof invoiceFigure>;

/** The figures of invoicing today. */
export const invoicingSummary = z.object({
  /** `YYYY-MM`: the month of `billed` and `received`. */
  month: z.string(),
  /** Whether the figures are of samples, because nothing else was entered yet. */
  isSample: z.boolean(),
  drafts: invoiceFigure,
  outstanding: invoiceFigure,
  overdue: invoiceFigure,
  billed: invoiceFigure,
  /** The month's receipts, and its payments outside receipts: no list has both. */
  received: invoiceFigure.omit({ query: true }),
  /** What is overdue, by how long. */
  ageing: z.array(invoiceFigure.extend({ label: z.string() })),
});
export type InvoicingSummary = z.infer<typeof invoicingSummary>;

/** Whether a draft will need an IRN, and the e-invoice portal's problems with it. */
const portalCheck = z.object({ isNeeded: z.boolean(), problems: z.array(z.string()) });
export type PortalCheck = z.infer<typeof portalCheck>;

/**
 * The number of a new draft, and the number that issuing would assign; for a given draft, also the e-invoice portal's
 * problems.
 */
export const nextNumber = z.object({ draft: z.string(), issued: z.string(), portal: portalCheck.optional() });
export type NextNumber = z.infer<typeof nextNumber>;

/** The sum of a ledger's entries of one type; a ledger without types has one, named ''. */
export const typeTotal = z.object({ type: z.string(), count: z.number().int(), amountPaise: z.number().int() });
export type TypeTotal = z.infer<typeof typeTotal>;

/** The sums of an invoice's notes. */
const noteParts = z.object({
  amountPaise: z.int(),
  taxablePaise: z.int(),
  taxLines: z.array(taxLine()),
  roundOffPaise: z.int(),
});

/**
 * The input for a note on an invoice: the lines that can still be credited, the sum of its notes so far, and the
 * e-invoice portal's problems with one.
 */
export const noteProposal = z.object({
  lines: z.array(noteLine),
  /** Without financial notes, which have no share of its amounts. */
  debited: noteParts,
  credited: noteParts,
  portal: portalCheck,
});
export type NoteProposal = z.infer<typeof noteProposal>;
