import { z } from 'zod';

/** A number of records and their sum. */
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
  /** The overdue part. */
  overdue: sum,
});
export type CompanySummary = z.infer<typeof companySummary>;
