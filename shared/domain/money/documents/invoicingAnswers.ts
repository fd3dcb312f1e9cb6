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
  /** The month's receipts, and its payments that are part of none: no list has both. */
  received: invoiceFigure.omit({ query: true }),
  /** What is overdue, by how long. */
  ageing: z.array(invoiceFigure.extend({ label: z.string() })),
});
export type InvoicingSummary = z.infer<typeof invoicingSummary>;

/** Whether a draft will need an IRN, and the e-invoice portal's problems with it. */
const portalCheck = z.object({ isNeeded: z.boolean(), problems: z.array(z.string()) });
export type PortalCheck = z.infer<typeof portalCheck>;

/** The number that a new draft begins with, and the one that issuing would give it; of a draft that is named, also what the e-invoice portal says. */
export const nextNumber = z.object({ draft: z.string(), issued: z.string(), portal: portalCheck.optional() });
export type NextNumber = z.infer<typeof nextNumber>;

/** One type's entries of a ledger, added up; a ledger without types has one, named ''. */
export const typeTotal = z.object({ type: z.string(), count: z.number().int(), amountPaise: z.number().int() });
export type TypeTotal = z.infer<typeof typeTotal>;

/** What notes of an invoice come to. */
const noteParts = z.object({
  amountPaise: z.int(),
  taxablePaise: z.int(),
  taxLines: z.array(taxLine()),
  roundOffPaise: z.int(),
});

/**
 * The basis of a note on an invoice: the lines that can still be credited, the sum of its notes so far, and the
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
