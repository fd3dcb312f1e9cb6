import { z } from 'zod';

/** How many, and what they come to. */
const sum = z.object({ count: z.int(), amountPaise: z.int() });

/** What belongs to a company, counted. */
export const companySummary = z.object({
  centers: z.int(),
  candidates: z.int(),
  leads: z.int(),
  vacancies: z.int(),
  /** Invoices that are not issued yet. */
  drafts: z.int(),
  /** Issued invoices without the cancelled ones, and their totals. */
  billed: sum,
  /** What is owed, and on how many invoices. */
  outstanding: sum,
  /** What of it is late. */
  overdue: sum,
});
export type CompanySummary = z.infer<typeof companySummary>;
