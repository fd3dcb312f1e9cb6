import { z } from 'zod';
import { moneyFigure } from './figure';

/** Where invoicing stands today: each figure with the page that lists it. */
export const invoicingSummary = z.object({
  /** `YYYY-MM`: the month of `billed` and `received`. */
  month: z.string(),
  drafts: moneyFigure,
  outstanding: moneyFigure,
  overdue: moneyFigure,
  billed: moneyFigure,
  /** The month's payments, which no page lists. */
  received: moneyFigure.omit({ path: true }),
  /** What is overdue, by how long. */
  ageing: z.array(moneyFigure.extend({ label: z.string() })),
});
export type InvoicingSummary = z.infer<typeof invoicingSummary>;

/** The number that a new draft begins with, and the one that issuing would give it. */
export const nextNumber = z.object({ draft: z.string(), issued: z.string() });
export type NextNumber = z.infer<typeof nextNumber>;

/** One type's entries of a ledger, added up; a ledger without types has one, named ''. */
export const typeTotal = z.object({ type: z.string(), count: z.number().int(), amountPaise: z.number().int() });
export type TypeTotal = z.infer<typeof typeTotal>;
