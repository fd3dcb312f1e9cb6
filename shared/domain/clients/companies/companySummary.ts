import { z } from 'zod';

/** A number of records and their sum. */
const sum = z.object({ count: z.int(), amountPaise: z.int() });

/** Counts of the records that belong to a company. */
export const companySummary = z.object({
  centers: z.int(),
  candidates: z.int(),
  leads: z.int(),
  vacancies: z.int(),
  /** Draft invoices. */
  drafts: z.int(),
  /** Issued invoices except cancelled ones, and their totals. */
  billed: sum,
  /** The amount owed, and the number of invoices. */
  outstanding: sum,
  /** The overdue part. */
  overdue: sum,
});
export type CompanySummary = z.infer<typeof companySummary>;
