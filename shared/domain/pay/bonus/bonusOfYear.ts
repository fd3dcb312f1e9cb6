import { z } from 'zod';

/** What the bonus of a financial year is for everybody who was paid in it. */
export const bonusOfYear = z.object({
  /** `2025-26`. */
  year: z.string(),
  percent: z.number(),
  /** Those who get one, by their names. */
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      days: z.number(),
      /** The wages that count. */
      wagesPaise: z.int(),
      bonusPaise: z.int(),
      /** The part that was paid. */
      paidPaise: z.int(),
      /** They have a final settlement, which pays the rest. */
      isSettled: z.boolean(),
      /** What is not paid yet. */
      duePaise: z.int(),
    }),
  ),
  totalPaise: z.int(),
  /** The part that is not paid yet. */
  duePaise: z.int(),
  /** There are sample registers only. */
  isSample: z.boolean(),
  /** How many were paid in the year and get none: by their wages, or their days. */
  without: z.int(),
});
export type BonusOfYear = z.infer<typeof bonusOfYear>;
