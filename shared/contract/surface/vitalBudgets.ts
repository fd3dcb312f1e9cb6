import { z } from 'zod';

/** The budgets for the 75th percentile of visits to a module's pages. */
export const vitalBudgets = z.strictObject({
  lcp: z
    .int()
    .min(100)
    .max(60_000)
    .optional()
    .describe('Until the largest part of a page is painted, in milliseconds. By default, without a limit.'),
  inp: z
    .int()
    .min(10)
    .max(60_000)
    .optional()
    .describe('Until an act is answered on the screen, in milliseconds. By default, without a limit.'),
  cls: z
    .number()
    .min(0)
    .max(10)
    .optional()
    .describe('How far what stands on a page moves, as the browser adds it up. By default, without a limit.'),
});
